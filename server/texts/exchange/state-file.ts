/** Review states of a text: still English, written, edited by a second reader, read by a named native reader. */
export const states = ['untranslated', 'draft', 'edited', 'native-read'] as const
export type State = (typeof states)[number]

/** Who reviewed texts, in what role or by what name, and on which day (2026-11-22). */
export type Reading = { state: State; by: string; on: string }

/** `state.txt` of a set: for each text the hashes of its English source and of itself, and the index of its reading. */
export type States = { readings: Reading[]; texts: { [key: string]: [english: string, text: string, reading: number] } }

const widthChars = 140
const title =
  '# Who read which text, made from which English one (texts status). Of each: hash of the English text, its own, number of the reading.'

/** Texts stand under the first two parts of their key, as many on a line as fit: `[root.game]`, `win=JoK3a.9dXz_.0 loss=…`. */
export const printStates = ({ readings, texts }: States): string => {
  const lines = [title, ...readings.map(({ state, by, on }, index) => `${index} ${state} ${on} ${by}`)]
  let group = ''
  let open = false
  for (const [key, entry] of Object.entries(texts)) {
    const names = key.split('.')
    const own = names.slice(0, names.length > 2 ? 2 : 1).join('.')
    if (own !== group) {
      lines.push(`[${own}]`)
      group = own
      open = false
    }
    const item = `${key.slice(own.length + 1)}=${entry.join('.')}`
    const line = open ? `${lines.pop()} ${item}` : item
    if (open && line.length > widthChars) lines.push(line.slice(0, -item.length - 1), item)
    else lines.push(line)
    open = true
  }
  return `${lines.join('\n')}\n`
}

/** @throws Error for a line that is not one of a state file */
export const parseStates = (content: string): States => {
  const readings: Reading[] = []
  const texts: States['texts'] = {}
  let group = ''
  for (const line of content.split('\n')) {
    const [, state, on = '', by = ''] = /^\d+ (\S+) (\S+) (.+)$/.exec(line) ?? []
    const [, heading] = /^\[(.+)\]$/.exec(line) ?? []
    if (state) readings.push({ state: state as State, by, on })
    else if (heading) group = heading
    else if (line && !line.startsWith('#'))
      for (const item of line.split(' ')) {
        const [, name, english = '', text = '', reading] = /^([\w.-]+)=([\w-]+)\.([\w-]+)\.(\d+)$/.exec(item) ?? []
        if (!name) throw new Error(`not the state of a text: ${item}`)
        texts[`${group}.${name}`] = [english, text, Number(reading)]
      }
  }
  return { readings, texts }
}
