import { reactive } from 'vue'

/** What the console may put into the examples, by its name in the fragment: what it replaces, and what it may look like. */
const blanks: Record<string, [example: RegExp, shape: RegExp]> = {
  operator: [/your-operator/, /^[a-z0-9][a-z0-9_-]{0,63}$/],
  secret: [/36 characters from your provider/, /^[\w-]{36}$/],
  script: [/\/sdk\/1\.0\.0-0a1b2c3d\/gamalyze\.js/, /^\/sdk\/[\w.-]{1,80}\/gamalyze\.js$/],
  integrity: [/sha384-…/, /^sha384-[\w+/]{64}$/],
}
const stored = 'gamalyze-docs'

/** The reader's own values, once a page is shown. */
export const own = reactive<Record<string, string>>({})

/** The values, kept for this tab; those of the fragment leave the address at once. */
const readValues = (): void => {
  if (/^#(operator|secret|script|integrity)=/.test(location.hash)) {
    sessionStorage.setItem(stored, location.hash.slice(1))
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  const given = new URLSearchParams(sessionStorage.getItem(stored) ?? '')
  for (const [name, [, shape]] of Object.entries(blanks)) if (shape.test(given.get(name) ?? '')) own[name] = `${given.get(name)}`
}

/** An error code of the SDK in the fragment of the guide's old address. */
const oldErrorCode = () => (/\/docs\/embedding$/.test(location.pathname) ? /^#([A-Z_]+)$/.exec(location.hash)?.[1] : undefined)

/** Puts a value into a text node in the place of its example, marked where it is code that can be copied. */
const put = (node: Text, example: RegExp, value: string): void => {
  const [found] = example.exec(node.data) ?? []
  if (found === undefined) return
  const blank = node.splitText(node.data.indexOf(found))
  const rest = blank.splitText(found.length)
  blank.data = value
  if (blank.parentElement?.closest('pre')) {
    const mark = document.createElement('mark')
    blank.replaceWith(mark)
    mark.append(blank)
  }
  put(rest, example, value)
}

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Puts the operator's own values into the examples of the page, when the console opened the documentation with them. */
export const fillExamples = (): void => {
  const code = oldErrorCode()
  if (code) return location.replace(`/docs/errors/${code.toLowerCase()}`)
  readValues()
  for (const [name, [example]] of Object.entries(blanks))
    if (own[name] !== undefined)
      for (const root of document.querySelectorAll('.vp-doc')) for (const text of textsIn(root)) put(text, example, own[name])
}
