import { css, cx } from '@linaria/core'
import { useState } from 'react'
import { announce } from '../../app/ui/announcer.tsx'
import { useConsoleTexts } from '../texts/use-texts.ts'
import { Button } from './button.tsx'
import { Glyph } from './glyph.tsx'

export const mono = css`
  font: 0.8125rem/1.5 var(--mono);
  overflow-wrap: anywhere;
`
const box = css`
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--code);
  overflow: hidden;
`
const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) 0 var(--space-4);
  font-size: var(--text-xs);
  font-weight: var(--medium);
  color: var(--inkSoft);
`
const code = css`
  font: 0.8125rem/1.6 var(--mono);
  color: var(--ink);
  padding: var(--space-3) var(--space-4) var(--space-4);
  max-height: 32rem;
  overflow: auto;
  tab-size: 2;
  > pre {
    margin: 0;
    font: inherit;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`
const wrapping = css`
  > pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** Something to be copied; if the browser refuses the clipboard, its text can be selected. */
export const CopyBox = ({ name, text, wrap = false }: { name: string; text: string; wrap?: boolean }) => {
  const { t } = useConsoleTexts()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      announce(t.common.copied())
    } catch {
      announce(t.common.copyFailed())
    }
  }
  return (
    <div className={box}>
      <div className={head}>
        {name}
        <Button kind="quiet" row onClick={() => void copy()} icon={<Glyph name={isCopied ? 'check' : 'copy'} />}>
          {isCopied ? t.common.copied() : t.common.copy()}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={cx(code, wrap && wrapping)} tabIndex={0} aria-label={name}>
        <pre>{text}</pre>
      </section>
    </div>
  )
}
