import { css } from '@linaria/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PreviewMessage, PreviewReady } from '../../contract/console/preview-messages.ts'
import { useMe, useMembership } from '../me.ts'
import { useConsoleTexts } from '../texts/use-texts.ts'

/** Width and height of the window each device stands for, px. */
export const devices = { phone: [390, 844], tablet: [768, 1024], desktop: [1280, 860] } as const
export type Device = keyof typeof devices

const figure = css`
  min-width: 0;
  width: 100%;
  > div {
    position: relative;
    margin-inline: auto;
    border-radius: 0.75rem;
    overflow: hidden;
    background: var(--surface);
    box-shadow:
      0 0 0 1px var(--line),
      var(--shadow-2);
  }
  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    border: 0;
    transform-origin: 0 0;
    background: var(--surface);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    padding-top: var(--space-2);
    font-size: var(--text-xs);
    color: var(--inkSoft);
  }
  b {
    color: var(--ink);
  }
`

/** Stands for the test while its frame loads. */
const ghost = css`
  --bar: linear-gradient(var(--tint) 0 0);
  position: absolute;
  inset: 0;
  background: var(--surface);
  background-image: var(--bar), var(--bar), var(--bar), var(--bar);
  background-position:
    0 0,
    20% 19%,
    50% 30%,
    50% 58%;
  background-size:
    100% 9%,
    40% 7%,
    76% 5%,
    76% 32%;
  background-repeat: no-repeat;
`

const isReady = (data: unknown): data is PreviewReady =>
  typeof data === 'object' &&
  data !== null &&
  (data as PreviewReady).type === 'gamalyze-preview-ready' &&
  Array.isArray((data as PreviewReady).scenes)

type Props = {
  name: string
  /** What the frame shows; it changes in place. */
  message: PreviewMessage | undefined
  scene?: string
  language?: string | undefined
  device?: Device
  /** px; the frame is scaled down to fit. */
  maxHeight?: number | undefined
  onScenes?: (scenes: readonly string[]) => void
}

/** The real test in a real frame of `PUBLIC_URL` at its true width: scaled down, never re-flowed. */
export const PreviewFrame = ({
  name,
  message,
  scene = 'landing/first-visit',
  language,
  device = 'desktop',
  maxHeight,
  onScenes,
}: Props) => {
  const { t, formats } = useConsoleTexts()
  const { publicUrl } = useMe()
  const { id: operator } = useMembership()
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  const [ready, setReady] = useState(0)
  const [width, height] = devices[device]
  const scale = Math.min(1, room / width, maxHeight ? maxHeight / height : 1)
  const origin = new URL(publicUrl).origin

  useLayoutEffect(() => {
    if (!box.current) return
    const measure = () => setRoom(box.current?.clientWidth ?? 0)
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    measure()
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isReady(data)) return
      setReady((count) => count + 1)
      onScenes?.(data.scenes)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [origin, onScenes])

  useEffect(() => {
    if (ready > 0 && message) frame.current?.contentWindow?.postMessage(message, origin)
  }, [ready, message, origin])

  const query = new URLSearchParams({ operator, preview: '1', ...(language && { language }) })
  return (
    <figure className={figure} ref={box}>
      <div style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={name}
          src={`${publicUrl}/workbench/?${query}#${scene}`}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
        {(ready === 0 || !message) && <div className={ghost} />}
      </div>
      <figcaption>
        <b>{name}</b>
        <span>{t.look.shownAt({ width, height, share: formats.percent(scale) })}</span>
      </figcaption>
    </figure>
  )
}
