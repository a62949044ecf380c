// A partner's first hour from the documentation's words alone: each sample as it stands, in a page or a project of its own, under the policy that the
// documentation recommends, played to a completion that the provider confirms; the network is lost on the way. What is read is `llms.txt` and the
// Markdown pages that it lists, whose samples are those of the pages for people. Installs from the registry. Needs `npm run build`.
import { chromium } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/browsers.ts'
import { connect } from '../../sdk/server.ts'
import { blocksOf, openDocumentation } from './documentation.ts'
import { must } from './must.ts'
import { playToEnd } from './play-to-end.ts'
import { astro, type Build, buildProject, frameworks, next } from './samples/projects.ts'
import { type Site, serve } from './samples/site.ts'
import { startProvider } from './start-provider.ts'

const operator = 'mindway'
const only = process.argv.slice(2)
const isWanted = (name: string) => only.length === 0 || only.includes(name)

const server = await startProvider()
const key = await server.newKey(operator, { test: true })
const documentation = await openDocumentation(server.url, {
  'your-operator': operator,
  '36 characters from your provider': await server.newSecret(operator, { test: true }),
})
const gamalyze = connect({ key, baseUrl: server.url })
const browser = await chromium.launch(headlessShellLaunch())
const policy = (await documentation.block('Content-Security-Policy (CSP) and integrity', 'Content-Security-Policy:'))
  .trim()
  .replace('Content-Security-Policy: ', '')

/** Plays the test of a page that is served so. */
const play = async (name: string, site: Site): Promise<string> => {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && problems.push(message.text()))
  // First with a provider that is away: the page itself goes on.
  await page.route(`${server.url}/**`, (route) => route.abort())
  await page.goto(site.url)
  await page.waitForTimeout(500)
  await page.unroute(`${server.url}/**`)
  await page.goto(site.url)
  const reference = await playToEnd(page, { offlineMs: 2000 })
  let completion = await gamalyze.confirm(reference)
  for (let tries = 0; !completion && tries < 60; tries++) {
    await page.waitForTimeout(500)
    completion = await gamalyze.confirm(reference)
  }
  must(completion?.test === true, `${name}: the sample as it stands comes to a completion that the provider confirms`)
  must(problems.length === 0, `${name}: nothing fails in the page${problems.map((one) => `; ${one}`).join('')}`)
  await page.close()
  site.close()
  return reference
}

const html: [name: string, title: string, holds: string, isUnderPolicy: boolean][] = [
  ['HTML', 'Your first page', '<!doctype html>', false],
  ['HTML without a script', 'Your first page', 'data-gamalyze-secret=', true],
  ['Element', 'Your first page', '<gamalyze-test', true],
  ['HTML module', 'Embedding', "/sdk/v1/index.js'", false],
  ['WordPress', 'Frameworks', 'data-gamalyze-secret=', true],
  ['A file of one’s own', 'Content-Security-Policy (CSP) and integrity', 'src="/self-test.js"', true],
]
/** What blocks of a page for people hold, line by line. */
const asShown = async (address: string): Promise<string> => {
  const page = await browser.newPage()
  await page.goto(address)
  const texts = await page.locator('.vp-doc div[class*=language-] pre code').allTextContents()
  await page.close()
  return texts.map((text) => text.trim()).join('\n\n')
}

try {
  for (const title of ['Your first page', 'Frameworks', 'Content-Security-Policy (CSP) and integrity', 'Known users', 'Your own server']) {
    const samples = blocksOf(await documentation.read(title)).map(({ code }) => code.trim())
    must(
      (await asShown(await documentation.addressOf(title))) === samples.join('\n\n'),
      `${title}: the page for people has the same samples`,
    )
  }
  for (const [name, title, holds, isUnderPolicy] of html) {
    if (!isWanted(name)) continue
    const files = {
      '/': await documentation.block(title, holds),
      '/self-test.js': await documentation.block('Content-Security-Policy (CSP) and integrity', 'if (window.Gamalyze)'),
    }
    await play(name, await serve({ files, ...(isUnderPolicy && { policy }) }))
  }
  const builds: Record<string, Build> = { ...frameworks, Next: next, Astro: astro }
  for (const [name, build] of Object.entries(builds)) {
    if (!isWanted(name)) continue
    const project = await buildProject(documentation, build)
    try {
      await play(name, await project.serve(policy))
    } finally {
      project.remove()
    }
  }
} finally {
  await browser.close()
  await server.close()
}
