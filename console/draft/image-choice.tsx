import { css } from '@linaria/core'
import { type DragEvent, useId, useRef } from 'react'
import { announce } from '../../app/ui/announcer.tsx'
import type { Operator } from '../../contract/operator.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { useAction } from '../ui/use-action.tsx'
import { useEditor } from './editor-context.ts'

const box = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-3);
  border: 1px dashed var(--lineStrong);
  border-radius: var(--radius-md);
  font-size: var(--text-sm);
  img {
    max-width: 100%;
    max-height: 3.5rem;
    background: repeating-conic-gradient(#fff 0 25%, #e8ecf1 0 50%) 0 0 / 12px 12px;
  }
  b {
    font-weight: var(--medium);
  }
  input {
    display: none;
  }
`

type Props = {
  label: string
  shown: { src: string; name: string } | undefined
  /** Changes the look after an image was stored; missing if the look is read-only. */
  then: ((operator: Operator, name: string) => Operator) | undefined
}

/** An image: the present one, and another by choosing or dropping a file. */
export const ImageChoice = ({ label, shown, then }: Props) => {
  const { t } = useConsoleTexts()
  const { upload } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const name = useId()
  const { busy, refusal, run } = useAction()
  const readImage = async (file: File | undefined) => {
    if (!file || !then) return
    if (await run(() => upload(file, then))) announce(t.look.imageTaken({ name: file.name }))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void readImage(event.dataTransfer.files[0])
  }
  return (
    <fieldset className={box} aria-labelledby={name} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <b id={name}>{label}</b>
      {shown ? <img src={shown.src} alt={shown.name} /> : <small>{t.look.noImage()}</small>}
      {then && (
        <>
          <Button kind="quiet" row waiting={busy && t.common.loading()} aria-describedby={name} onClick={() => input.current?.click()}>
            {t.look.chooseFile()}
          </Button>
          <small>{t.look.fileHint()}</small>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={label}
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
            onChange={(event) => {
              void readImage(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </>
      )}
      {refusal}
    </fieldset>
  )
}
