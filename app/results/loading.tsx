import { css } from '@linaria/core'
import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { useTexts } from '../i18n/texts-context.tsx'
import { Button } from '../ui/button.tsx'
import { heading, ScreenTitle, takeFocus } from '../ui/screen-title.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'
import { useIsAfter } from '../ui/use-is-after.ts'

const room = css`
  min-height: max(24rem, var(--before));
  display: grid;
  /* In view, however high the screen before was. */
  grid-template-rows: minmax(auto, 36rem);
  align-items: center;
  [aria-live] {
    min-height: 1lh;
  }
  /* It comes with what is on its way. */
  :global() {
    main:has(section[aria-busy='true']) + footer {
      visibility: hidden;
    }
  }
`

/** In place of results on their way, as high as the screen before; says so only after a moment. With `onRetry`: they did not come. */
export const Loading = ({ title, onRetry }: { title: string; onRetry?: (() => void) | undefined }) => {
  const { common, errors } = useTexts()
  const isSlow = useIsAfter(300)
  const [before] = useState(() => document.querySelector('main > div')?.clientHeight ?? 0)
  // The focus of an arriving player goes on to the heading that takes this one's place.
  useLayoutEffect(() => {
    const element = heading.get()
    return () => {
      if (document.activeElement === element) queueMicrotask(() => takeFocus(heading.get(), false))
    }
  }, [])
  return (
    <Sheet className={room} style={{ '--before': `${before}px` } as CSSProperties} aria-busy={!onRetry}>
      <Stack>
        <ScreenTitle>{title}</ScreenTitle>
        <p aria-live="polite">{onRetry ? errors.resultsMissing() : isSlow && common.loading()}</p>
        {onRetry && <Button onClick={onRetry}>{common.tryAgain()}</Button>}
      </Stack>
    </Sheet>
  )
}
