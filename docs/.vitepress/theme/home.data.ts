import { readFileSync } from 'node:fs'
import { createMarkdownRenderer, type SiteConfig } from 'vitepress'
import { readMeanings } from '../../../scripts/docs/errors.ts'

type Code = { code: string; of: string; what: string; page: string }
export declare const data: { blocks: string; codes: Code[] }

const read = (page: string) => readFileSync(new URL(`../../${page}.md`, import.meta.url), 'utf8')
/** A page's first block of a kind, under another name. */
const block = (page: string, kind: string, name: string) => {
  const [, language, code] = new RegExp(`^\`\`\`(${kind})\\n(.*?)^\`\`\``, 'ms').exec(read(page)) ?? []
  return `\`\`\`${language?.split(' ')[0]} [${name}]\n${code}\`\`\`\n`
}
const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '')

/** What the home page shows of other pages: the shortest ways to mount, and every error code. */
export default {
  watch: ['../../{quickstart,frameworks,errors}.md'],
  load: async () => {
    const { VITEPRESS_CONFIG: config } = globalThis as unknown as { VITEPRESS_CONFIG: SiteConfig }
    const md = await createMarkdownRenderer(config.srcDir, config.markdown, config.site.base, config.logger)
    const blocks = [
      block('quickstart', 'html \\[HTML, no script of your own\\]', 'HTML'),
      block('frameworks', 'jsx', 'React'),
      block('quickstart', 'html \\[Element\\]', 'Element'),
    ]
    const codes = [...readMeanings(read('errors'))].flatMap(([file, meanings]) =>
      meanings.map(({ code, of, what }): Code => ({ code, of, what: plain(what), page: `/docs/${file.slice(0, -3)}` })),
    )
    return { blocks: await md.renderAsync(`::: code-group\n\n${blocks.join('\n')}\n:::\n`), codes }
  },
}
