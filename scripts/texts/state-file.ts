/** Review states of a text: written, edited by a second reader, read by a named native reader. */
export const states = ['draft', 'edited', 'native-read'] as const
export type State = (typeof states)[number]

/** Who reviewed texts, in what role or by what name, and on which day (2026-11-22). */
export type Reading = { state: State; by: string; on: string }

/** `<set>.states.txt`: for each text the hashes of its English source and of itself, and the index of its reading. */
export type States = { readings: Reading[]; texts: { [key: string]: [english: string, text: string, reading: number] } }

const title =
  '# Who read which text, made from which English one (texts status). Of each: hash of the English text, its own, the reading unless 0.'

/** A line for each reading, then one for each section of keys: `game: win=JoK3a.9dXz_ loss=….….1`. */
export const printStates = ({ readings, texts }: States): string => {
  const sections = new Map<string, string>()
  for (const [key, [english, text, reading]] of Object.entries(texts)) {
    const [section = '', ...name] = key.split('.')
    const item = `${name.join('.')}=${english}.${text}${reading === 0 ? '' : `.${reading}`}`
    sections.set(section, `${sections.get(section) ?? `${section}:`} ${item}`)
  }
  return [title, ...readings.map(({ state, by, on }, index) => `${index} ${state} ${on} ${by}`), ...sections.values(), ''].join('\n')
}

/** @throws Error for a line that is not one of a state file */
export const parseStates = (content: string): States => {
  const readings: Reading[] = []
  const texts: States['texts'] = {}
  for (const line of content.split('\n')) {
    const [, state, on = '', by = ''] = /^\d+ (\S+) (\S+) (.+)$/.exec(line) ?? []
    if (state) readings.push({ state: state as State, by, on })
    else if (line && !line.startsWith('#')) {
      const [section, ...items] = line.split(/:? /)
      for (const item of items) {
        const [, name, english = '', text = '', reading = 0] = /^([\w.-]+)=([\w-]+)\.([\w-]+)(?:\.(\d+))?$/.exec(item) ?? []
        if (!name) throw new Error(`not the state of a text: ${item}`)
        texts[`${section}.${name}`] = [english, text, Number(reading)]
      }
    }
  }
  return { readings, texts }
}
