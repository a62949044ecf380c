import { css } from '@linaria/core'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const width = 1280
const height = 960

const box = css`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-sm);
  box-shadow: 0 0 0 1px var(--line);
  container-type: inline-size;
  iframe {
    border: 0;
    transform-origin: 0 0;
    transform: scale(calc(100cqi / 1280px));
  }
  a {
    position: absolute;
    inset: 0;
  }
`

/** How far from the view a screen is live. */
const near = '300px 0px'

/** A screen, live and small as long as it is near the view; a press opens it in full. */
export const Thumbnail = ({ title, address }: { title: string; address: string }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), { rootMargin: near })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={box} ref={place}>
      {isNear && <iframe src={address} title={title} width={width} height={height} tabIndex={-1} />}
      <a href={address} target="_blank" rel="noreferrer">
        <VisuallyHidden>{title}, opens in a new window</VisuallyHidden>
      </a>
    </div>
  )
}
