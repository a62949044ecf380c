import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { loadWhole } from '../../i18n/load-texts.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { secretOf, storedSession } from '../game/player.ts'
import { listenToTold } from '../screens/support/announcements.ts'

/**
 * The whole test as a screen reader speaks it: each screen's title, its live-region announcements and its accessibility tree in reading order.
 * English and German are compared with the proof-read `<set>.txt`; `npm test` plays the German one, as `screens/whole-test.spec.ts` reads the
 * English screens. `npm run soak -- spoken` plays all sets, or those that `SPOKEN=dan,eng` names; the others go to `test-results/spoken` and
 * must visit the places of the English one. After an intended change: `SPOKEN_WRITE=1 npm run soak -- spoken`, then read the git diff.
 */
const { SPOKEN: wanted, SPOKEN_WRITE: writes } = process.env
const all = (Object.keys(sets) as Locales[]).filter((set) => !sets[set].variantOf)
const proofRead: readonly Locales[] = ['eng', 'ger']
const chosenSets = wanted === 'all' ? all : all.filter((set) => (wanted ?? 'ger').split(',').includes(set))
/** Transcripts that nobody proof-reads, for reading. */
const results = 'test-results/spoken'

test.describe.configure({ mode: 'parallel' })

const operator = 'mindway'
/** A table that is the same in each run. */
const table = { stack_types: '["a","b","c","d"]', reward_structure_id: '2', card_symbols: '[0,1,2,3]' }
/** From this card on the player hears long announcements, chosen in the pause menu. */
const longFrom = 24

/** The parts of a tree that a screen reader speaks: no URLs, and no options of a closed list. */
const spokenOf = (tree: string) =>
  tree
    .split('\n')
    .filter((line) => !/^\s*- \/url: /.test(line) && !(/^\s*- option /.test(line) && !line.endsWith('[selected]')))
    .join('\n')

/** Transcribes the speech. */
class Transcript {
  readonly lines: string[] = []
  readonly #page: Page
  readonly #told: () => Promise<string[]>
  /** Announced when a screen is late, which differs from run to run. */
  readonly #late: string
  #heard = 0

  constructor(page: Page, told: () => Promise<string[]>, late: string) {
    this.#page = page
    this.#told = told
    this.#late = late
  }

  /** Announcements since the last call; `of` picks those that do not depend on the server's speed. */
  listen = async (place: string, of = (told: string[]) => told) => {
    const announcements = (await this.#told()).filter((text) => text !== this.#late)
    this.lines.push(`# ${place}`, '', ...of(announcements.slice(this.#heard)).map((text) => `said: ${text.replace('\u00a0', ' ').trim()}`))
    this.#heard = announcements.length
  }

  /** The page's title, its announcements and its content. */
  hear = async (place: string, where = 'main', of?: Parameters<Transcript['listen']>[1]) => {
    await this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await this.listen(place, of)
    this.lines.push(`title: ${await this.#page.title()}`, '', spokenOf(await this.#page.locator(where).ariaSnapshot()), '')
  }
}

/** A settled screen: its heading has the focus, no request is pending, and the live region holds nothing from the previous screen. */
const expectArrival = async (page: Page, path: RegExp) => {
  await expect(page).toHaveURL(path)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('#root > * > [aria-live]')).toBeEmpty()
}

/** Activates an element as a screen reader does, wherever the focus is. */
const press = (page: Page, selector: string, last = false) => {
  const element = page.locator(selector)
  return (last ? element.last() : element.first()).evaluate((element: HTMLElement) => {
    element.focus()
    element.click()
  })
}

const dialog = 'dialog[open]'

/** How many of the player's actions the server has not yet accepted. */
const unsent = async (page: Page) => {
  const { sent, entries } = (await storedSession(page)).journal
  return entries.length - sent
}

/** Draws all cards, three from each deck in turn; each popup is transcribed once, and so is the pause menu. */
const playAll = async (page: Page, transcript: Transcript) => {
  const cardsLeft = page.locator('p', { has: page.getByTestId('cards-left') })
  let spokenCount = 0
  for (let turn = 0; turn < 80; turn++) {
    if (turn === longFrom) {
      await transcript.listen(`Cards 1 to ${turn}`)
      transcript.lines.push('')
      await press(page, 'main button:not([data-deck], [aria-pressed])')
      await expect(page.locator(dialog)).toBeVisible()
      await transcript.hear('Pause', dialog)
      await page.locator(`${dialog} select`).selectOption('long')
      await press(page, `${dialog} [data-focus]`)
      await expect(page.locator(dialog)).toHaveCount(0)
    }
    await press(page, `[data-deck="${Math.floor(turn / 3) % 4}"]`)
    await expect(cardsLeft.getByText(`${80 - turn}`, { exact: true })).toHaveCount(0)
    // The card is turned and looked at; with the simulated clock this takes no real time.
    await page.clock.runFor(900)
    // Wait for the server to keep up with that clock, so that a slow write does not look like being offline.
    await expect.poll(() => unsent(page), { intervals: [5, 10, 20, 50] }).toBe(0)
    if (await page.locator(dialog).isVisible()) {
      await transcript.listen(`Cards up to ${turn + 1}`)
      transcript.lines.push('')
      spokenCount = turn + 1
      await transcript.hear(`Popup after ${turn + 1} cards`, dialog)
      await page.clock.runFor(400)
      await press(page, `${dialog} [data-focus]`)
      await expect(page.locator(dialog)).toHaveCount(0)
    }
  }
  await transcript.listen('The last cards', (told) => told.slice(0, 80 - spokenCount))
  transcript.lines.push('')
}

const play = async (browser: Browser, language: Locales): Promise<string> => {
  const page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'UTC' })
  const transcript = new Transcript(page, await listenToTold(page), (await loadWhole(language)).root.common.loading)
  // The wall clock is frozen, so that no text depends on it; timers still run.
  await page.clock.install()
  await page.clock.setFixedTime('2026-11-21T09:00:20Z')
  const storage = { ...table, secret: await secretOf(operator), operator }
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('secret')) return
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, storage)

  await page.goto(`/gamalyze?operator=${operator}&language=${language}`)
  await expect(page.locator('[type=submit]')).toBeVisible()
  await expect(page.locator('#root > * > [aria-live]')).not.toBeEmpty()
  await transcript.hear('Landing', 'body')
  await press(page, '[type=submit]')
  await transcript.hear('An error: the terms are not accepted', 'main form')
  await press(page, '[value=yes]')
  await press(page, '[type=submit]')
  for (const step of [1, 2, 3]) {
    await expectArrival(page, /instructions/)
    await transcript.hear(`Instructions, step ${step}`)
    await press(page, 'main button', true)
  }
  await expectArrival(page, /game/)
  await transcript.hear('Table')
  await playAll(page, transcript)
  await expectArrival(page, /completed/)
  await expect(page.locator('main [aria-disabled]')).toHaveCount(0)
  await transcript.hear('Completed', 'main', (told) => told.slice(-1))
  await press(page, 'main button')
  await expectArrival(page, /risk_score/)
  await transcript.hear('Guess')
  await press(page, '[type=submit]')
  await press(page, 'main button:not([type=submit])', true)
  await transcript.hear('Guess, one step up')
  await press(page, '[type=submit]')
  await expectArrival(page, /feedback/)
  await transcript.hear('Result')
  await press(page, 'main a[href*="/advice"]')
  await expectArrival(page, /advice/)
  await transcript.hear('Advice')
  await press(page, 'main article a[href*="/advice/"]')
  await expectArrival(page, /advice\//)
  await transcript.hear('One tip')
  await press(page, 'main button')
  // Back at the tip just read.
  await expect(page.locator('main article :focus')).toHaveCount(1)
  await press(page, 'main a[href*="/full_report"]')
  await expectArrival(page, /full_report/)
  await transcript.hear('Full report')
  await page.context().close()
  return `${transcript.lines.join('\n').trim()}\n`
}

const transcriptOf = (language: Locales) => readFileSync(`e2e/spoken/${language}.txt`, 'utf8').split('\n')
const places = (lines: readonly string[]) => lines.filter((line) => line.startsWith('# '))

for (const language of chosenSets)
  test(`the whole test in ${language} is spoken as in its transcript, the end of a pause by the clock (R205, ruling 28, WCAG 1.3.2, 4.1.3)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const transcript = await play(browser, language)
    if (!proofRead.includes(language)) {
      mkdirSync(results, { recursive: true })
      writeFileSync(`${results}/${language}.txt`, transcript)
      expect(places(transcript.split('\n'))).toEqual(places(transcriptOf('eng')))
      return
    }
    if (writes) writeFileSync(`e2e/spoken/${language}.txt`, transcript)
    expect(transcript.split('\n')).toEqual(transcriptOf(language))
  })
