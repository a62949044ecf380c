import { onContentUpdated } from 'vitepress'

/** What the console may put into the examples, by its name in the fragment: what it replaces, and what it may look like. */
const blanks: Record<string, [example: RegExp, shape: RegExp]> = {
  operator: [/your-operator/g, /^[a-z0-9][a-z0-9_-]{0,63}$/],
  script: [/\/sdk\/1\.0\.0-0a1b2c3d\/gamalyze\.js/g, /^\/sdk\/[\w.-]{1,80}\/gamalyze\.js$/],
  integrity: [/sha384-…/g, /^sha384-[\w+/]{64}$/],
}
const stored = 'gamalyze-docs'

/** The values, kept for this tab; those of the fragment leave the address at once. */
const readValues = (): [RegExp, string][] => {
  if (/^#(operator|script|integrity)=/.test(location.hash)) {
    sessionStorage.setItem(stored, location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  const given = new URLSearchParams(sessionStorage.getItem(stored) ?? '')
  return Object.entries(blanks).flatMap(([name, [example, shape]]) => {
    const value = given.get(name) ?? ''
    return shape.test(value) ? [[example, value] as [RegExp, string]] : []
  })
}

/** An error code of the SDK in the fragment of the guide's old address. */
const oldErrorCode = () => (/\/docs\/embedding$/.test(location.pathname) ? /^#([A-Z_]+)$/.exec(location.hash)?.[1] : undefined)

/** Puts the operator's own values into the examples of each page, when the console opened the documentation with them. */
export const fill = (): void => {
  const apply = () => {
    const code = oldErrorCode()
    if (code) return location.replace(`/docs/errors/${code.toLowerCase()}`)
    const values = readValues()
    if (values.length === 0) return
    const texts = document.createTreeWalker(document.querySelector('.vp-doc') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [example, value] of values)
        if (node.textContent?.match(example)) node.textContent = node.textContent.replace(example, value)
  }
  onContentUpdated(apply)
}
