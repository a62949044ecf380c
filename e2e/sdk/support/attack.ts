import type { Frame, Page } from '@playwright/test'

/** Adds a frame of `src` to the page and resolves when it has loaded. */
export const addFrame = async (page: Page, src: string) => {
  await page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe')
        frame.onload = () => resolve()
        frame.src = address
        document.body.append(frame)
      }),
    src,
  )
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('no frame')
  return frame
}

/** A hello as the guest would say it. */
export const hello = { gamalyze: 'hello', id: 'forged', newest: 3, oldest: 3 }

/** Posts messages from a frame to its page; once the page has handled them, whatever came in answer. */
export const post = (frame: Frame, ...messages: unknown[]): Promise<unknown[]> =>
  frame.evaluate(
    (all) =>
      new Promise((resolve) => {
        const answers: unknown[] = []
        addEventListener('message', ({ data, ports }) => (data === 'mark' ? resolve(answers) : answers.push([data, ports.length])))
        for (const message of [...all, 'mark']) parent.postMessage(message, '*')
      }),
    messages,
  )
