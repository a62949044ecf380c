/** Review states of a text: still English, written, edited by a second reader, read by a named native reader. */
export const states = ['untranslated', 'draft', 'edited', 'native-read'] as const
export type State = (typeof states)[number]

/** Who reviewed texts, in what role or by what name, and on which day (2026-11-22). */
export type Reading = { state: State; by: string; on: string }

/** `state.txt` of a set: for each text the hashes of its English source and of itself, and the index of its reading. */
export type States = { readings: Reading[]; texts: { [key: string]: [english: string, text: string, reading: number] } }

const widthChars = 140
const title =
  '# Who read which text, made from which English one (texts status). Of each: hash of the English text, its own, the reading unless 0.'

/** A text's key in two: its first two parts, or one if there are no more than two, and the rest. */
const splitKey = (key: string): [group: string, name: string] => {
  const [, group = '', name = ''] = /^([^.]+(?:\.[^.]+(?=\.))?)\.(.+)$/.exec(key) ?? []
  return [group, name]
}

/** Each group of keys begins a line, and has as many texts on each as fit: `[root.game] win=JoK3a.9dXz_ loss=….….1`. */
export const printStates = ({ readings, texts }: States): string => {
  const lines = [title, ...readings.map(({ state, by, on }, index) => `${index} ${state} ${on} ${by}`)]
  const groups = Object.groupBy(Object.keys(texts), (key) => splitKey(key)[0])
  for (const [group, keys = []] of Object.entries(groups)) {
    let line = `[${group}]`
    for (const key of keys) {
      const item = `${splitKey(key)[1]}=${(texts[key] ?? []).join('.').replace(/\.0$/, '')}`
      if (line.length + 1 + item.length <= widthChars) line += ` ${item}`
      else {
        lines.push(line)
        line = item
      }
    }
    lines.push(line)
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
    if (state) readings.push({ state: state as State, by, on })
    else if (line && !line.startsWith('#'))
      for (const item of line.split(' ')) {
        const [, name = '', english = '', text = '', reading = 0] = /^([\w.-]+)=([\w-]+)\.([\w-]+)(?:\.(\d+))?$/.exec(item) ?? []
        if (name) texts[`${group}.${name}`] = [english, text, Number(reading)]
        else if (/^\[.+\]$/.test(item)) group = item.slice(1, -1)
        else throw new Error(`not the state of a text: ${item}`)
      }
  }
  return { readings, texts }
}
