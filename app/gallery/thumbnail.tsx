import { css } from '@linaria/core'
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

/** A screen, live and small; a press opens it in full. Loaded when it comes near the view. */
export const Thumbnail = ({ title, address }: { title: string; address: string }) => (
  <div className={box}>
    <iframe src={address} title={title} width={width} height={height} loading="lazy" tabIndex={-1} />
    <a href={address} target="_blank" rel="noreferrer">
      <VisuallyHidden>{title}, opens in a new window</VisuallyHidden>
    </a>
  </div>
)
