import { css } from '@linaria/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { announce } from '../../ui/announcer.tsx'
import { CloudIcon, CloudOffIcon } from '../../ui/icons.tsx'

/** How long the table says that the connection is back, ms. */
const backFor = 4000

/**
 * What to say about the connection to the server, also as a polite announcement; nothing while it works. `waiting`: the next card is not
 * here, so the game stands still.
 */
export const useConnection = (offline: boolean, waiting: boolean): string | undefined => {
  const texts = useTexts().game
  const [back, setBack] = useState(false)
  const announcement = offline ? (waiting ? texts.waiting() : texts.offline()) : back ? texts.online() : undefined
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement])
  useEffect(() => (offline ? () => setBack(true) : undefined), [offline])
  useEffect(() => {
    if (!back) return
    const timer = setTimeout(() => setBack(false), backFor)
    return () => clearTimeout(timer)
  }, [back])
  return announcement
}

const sign = css`
  --icon: 1.125rem;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  font-size: var(--text-sm);
  color: var(--inkSoft);
  text-wrap: balance;
`

/** Replaces the hint in the line of text, and so covers nothing. */
export const ConnectionSign = ({ offline, announcement }: { offline: boolean; announcement: string }) => (
  <span className={sign}>
    {offline ? <CloudOffIcon /> : <CloudIcon />}
    <span>{announcement}</span>
  </span>
)
