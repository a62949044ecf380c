import type { Handle, LivingTest, LivingTests } from './handle.ts'

/** What `mount.ts` writes for each test on the page. */
const livingTests = (globalThis as unknown as LivingTests)[Symbol.for('gamalyze.tests')] ?? new Map()

/** As in `frame.ts`, of which this file cannot import: it would be cut out of the page's first load. */
const anyFrame = 'iframe[data-gamalyze-frame]'

/** All frames below `root`, in open shadow trees too. */
const framesIn = (root: ParentNode): HTMLIFrameElement[] => [
  ...root.querySelectorAll('iframe'),
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? framesIn(shadowRoot) : [])),
]

/** The test that a frame is of, or a copy of: by its name, or of one that was made anew with the address alone, if the page has taken the test's own. */
const testOf = ({ dataset, src, parentNode }: HTMLIFrameElement): LivingTest | undefined =>
  dataset.gamalyzeFrame
    ? livingTests.get(dataset.gamalyzeFrame)
    : // A frame directly below the root is one of `preload`.
      [...livingTests.values()].find(
        ({ handle: { frame } }) => !frame.isConnected && frame.src === src && parentNode !== document.documentElement,
      )

/** Copies of frames below `root`, with the test of each whose own frame the page has taken out of the document. */
const copiesIn = (root: ParentNode): [copy: Element, test: LivingTest | undefined][] =>
  framesIn(root).flatMap((frame) => {
    const test = testOf(frame)
    if (test?.handle.frame === frame || !(test || frame.matches(anyFrame))) return []
    return [[frame, test?.handle.frame.isConnected ? undefined : test]]
  })

/** Puts frames that the page has taken away where it has put copies, and removes other copies. Returns the handle below `root` then. */
export const replaceCopies = (root: ParentNode): Handle | undefined => {
  for (const [copy, test] of copiesIn(root)) {
    if (test && !test.handle.frame.isConnected) copy.replaceWith(test.handle.frame)
    else copy.remove()
  }
  const frame = root.querySelector<HTMLIFrameElement>(anyFrame)
  return frame ? testOf(frame)?.handle : undefined
}

/** Removes the copies in an element that gets a new test, which takes the place of those that they were made of. */
export const removeCopies = (element: Element): void => {
  for (const [copy, test] of copiesIn(element)) {
    copy.remove()
    test?.copied()
  }
}
