/** The documentation as a machine reads it: it begins at `llms.txt`, and has nothing but the Markdown pages that are listed there. */
export type Documentation = {
  /** Markdown of the page of that title. */
  read(title: string): Promise<string>
  /** Address of that page for people. */
  addressOf(title: string): Promise<string>
  /** The only block of a page, or of a section of it, that is the tab of that name, or else holds the text, with the reader's own put in. */
  block(title: string, holds: string, heading?: string): Promise<string>
}

export type Block = { info: string; code: string }
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, info = '', code = '']) => ({ info, code }))

/** @param own what the pages call the reader's own, and what the reader puts there */
export const openDocumentation = async (provider: string, own: Record<string, string>): Promise<Documentation> => {
  const get = async (address: string) => {
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
    return reply.text()
  }
  const addresses = new Map(
    [...(await get(`${provider}/llms.txt`)).matchAll(/^- \[(.+?)\]\((\S+\.md)\)/gm)].map(([, title, url]) => [title, url]),
  )
  const texts = new Map<string, Promise<string>>()
  const read = (title: string): Promise<string> => {
    const address = addresses.get(title)
    if (address === undefined) throw new Error(`llms.txt lists no page "${title}"`)
    const text = texts.get(title) ?? get(address)
    texts.set(title, text)
    return text
  }
  return {
    read,
    addressOf: async (title) => `${addresses.get(title)}`.replace(/\.md$/, ''),
    block: async (title, holds, heading) => {
      const text = await read(title)
      const section = heading === undefined ? text : (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
      const blocks = blocksOf(section)
      const tab = blocks.filter(({ info }) => info.endsWith(`[${holds}]`))
      const matches = tab.length > 0 ? tab : blocks.filter(({ code }) => code.includes(holds))
      if (matches.length !== 1 || !matches[0]) throw new Error(`${matches.length} blocks of "${title}" hold ${holds}`)
      return Object.entries(own).reduce((code, [blank, value]) => code.replaceAll(blank, value), matches[0].code)
    },
  }
}
