// A real screen reader plays the whole test: Orca with Firefox and with Chromium, by keys alone, each sent when it has nothing more to say.
// `npm run soak -- orca`, or of one browser and language: `node lab/soak/orca/play.ts firefox eng`. Needs Debian, whose packages it names
// or, as root, installs. What is spoken goes to `test-results/orca`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deckSymbols } from '../../../contract/constants.ts'
import { popupKeys } from '../../../contract/popups.ts'
import { loadSetTexts, type SetTexts } from '../../../i18n/set-texts.ts'
import type { Locales } from '../../../i18n/sets.ts'
import { freePorts } from '../../../scripts/free-port.ts'
import { startDemo } from '../../../scripts/start-demo.ts'
import { readConfig } from '../../../server/process/config.ts'
import { type BrowserName, missingPackages, ScreenReader } from './screen-reader.ts'

/** The operator whose players are asked whether it may read the result. */
const operator = 'quiet-hour'
const results = 'test-results/orca'
/** One play, and what was wrong with it. */
class Play {
  readonly faults: string[] = []
  readonly #reader: ScreenReader
  readonly #texts: SetTexts

  constructor(reader: ScreenReader, texts: SetTexts) {
    this.#reader = reader
    this.#texts = texts
  }

  #must(truth: boolean, fault: string) {
    if (truth) return
    this.faults.push(fault)
    this.#reader.transcript.push(`!! ${fault}`)
  }

  /** What was just heard is all of these, each once; and no empty region. */
  #expect(speech: string[], ...words: string[]) {
    for (const each of words) {
      const times = timesIn(speech, each)
      this.#must(times === 1, `heard ${times} times: ${each}`)
    }
    for (const line of speech) this.#must(!/^(?:status ?bar|alert|blank)\.?$/i.test(line), `an empty region was heard: ${line}`)
  }

  /** Goes on with Tab until one of these is heard. */
  #tabTo = async (...words: string[]) => {
    for (let presses = 0; presses < 45; presses++) {
      const speech = (await this.#reader.press('Tab')).join(' ')
      if (words.some((each) => speech.includes(plain(each)))) return
    }
    throw new Error(`not reached with Tab: ${words.join(' or ')}`)
  }

  /** Presses a control, and hears these words of what comes of it. */
  #use = async (control: string, words: string, key = 'Return') => {
    await this.#tabTo(control)
    return this.#reader.press(key, new RegExp(escaped(words)))
  }

  /** Presses a control: a screen comes with this heading, or one of these, and says it once before anything else is pressed. */
  #arrive = async (control: string, ...headings: string[]) => {
    await this.#tabTo(control)
    const speech = await this.#reader.press('Return', new RegExp(headings.map(escaped).join('|')))
    const heading = headings.find((each) => speech.join(' ').includes(plain(each)))
    this.#expect(speech, heading ?? headings.join(' or '))
  }

  /**
   * A dialog has come: it has said its title and its message, Space and Enter answer nothing, and each of its choices is heard before it can be
   * taken. Orca says all that is in a dialog and then its description, which NVDA and VoiceOver say alone: the message may be heard twice.
   */
  #inDialog = async (speech: string[], title: string, message: string, ...choices: string[]) => {
    this.#expect(speech, title)
    const times = timesIn(speech, message)
    this.#must(times === 1 || times === 2, `heard ${times} times: ${message}`)
    for (const key of ['space', 'Return']) {
      const after = await this.#reader.press(key)
      this.#must(after.length === 0, `${key} did something: ${after.join(' ')}`)
    }
    for (const choice of choices) await this.#tabTo(choice)
  }

  landing = async () => {
    const { landing, instructions, common, game } = this.#texts.root
    const { terms } = this.#texts
    // The page is read out, unless Orca began before the scripts came or (Chromium) goes to the list of languages; its title is said in any case.
    const speech = await this.#reader.hear(new RegExp(`${escaped(landing.title())} \\| `))
    const titles = speech.filter((line) => line.startsWith(`${plain(landing.title())} | `) && !line.endsWith('.'))
    this.#must(titles.length === 1, `the first screen was heard ${titles.length} times`)
    if (timesIn(speech, landing.intro()) > 0) this.#expect(speech, landing.intro(), landing.start())
    // Before the dialog: Orca 43 may fail at a control beside the one that a closed dialog gave the focus back to, in Chromium ("does not exist").
    await this.#tabTo(common.yes())
    await this.#reader.press('space')
    await this.#inDialog(
      await this.#use(landing.acceptLink(), this.#texts.root.shell.terms()),
      terms.general.title(),
      terms.general.what({ provider: 'Gamalyze' }),
      common.close(),
    )
    await this.#reader.press('Escape')
    await this.#arrive(landing.start(), instructions.one.title())
    await this.#arrive(common.continue(), instructions.two.title())
    await this.#arrive(common.continue(), instructions.three.title())
    await this.#arrive(instructions.play(), game.title())
  }

  /** The beginning of every sentence about a card: its deck and whether it wins. */
  #drawn = () => {
    const { game } = this.#texts.root
    const sentences = deckSymbols.flatMap((symbol) => [
      game.drawnWin({ symbol: game[symbol](), points: 10 }),
      game.drawnLoss({ symbol: game[symbol](), points: 10 }),
    ])
    return sentences.map((sentence) => escaped(sentence.split(/\D?10/)[0] ?? '')).join('|')
  }

  /** A popup after a card: it says itself, and its first choice is taken. */
  #answerPopup = async (speech: string[]) => {
    const { popups } = this.#texts.root
    const spokenText = speech.join(' ')
    const popup = popupKeys.map((key) => popups[key]).find((popup) => spokenText.includes(popup.title()))
    if (!popup) return
    await this.#inDialog(speech, popup.title(), popup.text())
    await this.#reader.press('Tab')
    await this.#answerPopup(await this.#reader.press('Return'))
  }

  #pause = async () => {
    const { game, common } = this.#texts.root
    const paused = await this.#reader.press('Escape', new RegExp(escaped(game.paused())))
    // Without the time of day, which follows.
    const [pauseSentence = ''] = game.pausedText({ time: '' }).split(/(?<=\.) /)
    await this.#inDialog(paused, game.paused(), pauseSentence, common.close(), game.continuePlaying(), game.exit())
    const prompt = await this.#reader.press('Return', new RegExp(escaped(game.exit())))
    await this.#inDialog(prompt, game.exit(), game.exitText(), game.continuePlaying())
    await this.#reader.press('Return')
    await this.#tabTo(game.continuePlaying())
    await this.#reader.press('Return')
  }

  game = async () => {
    const { game, popups, completed } = this.#texts.root
    const drawSentence = this.#drawn()
    const titles = popupKeys.map((key) => escaped(popups[key].title())).join('|')
    let cards = 0
    await this.#tabTo(...deckSymbols.map((symbol) => game.deck({ symbol: game[symbol](), position: 1 })))
    let speech: string[] = []
    // A popup may come between press and card: it is answered, and the deck pressed again.
    for (let presses = 0; cards < 80 && presses < 95; presses++) {
      if (presses === 10) {
        await this.#pause()
      } else if (presses % 20 === 19 && presses < 60) await this.#reader.press('Tab')
      speech = await this.#reader.press('space', new RegExp(`${drawSentence}|${titles}|${escaped(completed.title())}`))
      const draws = speech.join(' ').match(new RegExp(drawSentence, 'g'))?.length ?? 0
      this.#must(draws < 2, `card ${cards + draws}: ${draws} sentences`)
      cards += draws
      if (speech.join(' ').includes(completed.title())) break
      await this.#answerPopup(speech)
    }
    this.#must(cards === 80, `${cards} of 80 cards were heard`)
    // All that is said after the last card.
    while (!speech.join(' ').includes(completed.ready())) {
      const more = await this.#reader.hear(new RegExp(escaped(completed.ready())))
      if (more.length === 0) break
      speech = [...speech, ...more]
    }
    this.#expect(speech, completed.title(), completed.ready())
  }

  result = async () => {
    const { riskScore, feedback, adviceScreen, fullReport, email, common } = this.#texts.root
    const { help, consent, profile } = this.#texts
    await this.#arrive(common.continue(), riskScore.title())
    await this.#tabTo(riskScore.moveFirst())
    await this.#reader.press('Right')
    const { verdict_low_risk, verdict_medium_risk, verdict_risky, verdict_high_risk } = profile.claims
    const verdicts = [verdict_low_risk(), verdict_medium_risk(), verdict_risky(), verdict_high_risk()]
    await this.#arrive(riskScore.submit(), ...verdicts)
    const { title, range } = profile.learnMore
    await this.#inDialog(await this.#use(feedback.learnMore(), title()), title(), range.title(), common.close())
    await this.#reader.press('Return')
    await this.#tabTo(help.where())
    await this.#tabTo(consent.save())
    await this.#arrive(feedback.seeAdvice(), adviceScreen.heading())
    await this.#inDialog(await this.#use(feedback.emailReport(), email.title()), email.title(), email.singleUse(), email.address())
    await this.#reader.type('player@example.com')
    await this.#inDialog(await this.#use(email.send(), email.sentText()), email.sent(), email.sentText(), common.close())
    await this.#reader.press('Escape')
    await this.#arrive(adviceScreen.fullReport(), fullReport.heading())
  }
}

/** As what is heard is written. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const timesIn = (speech: string[], words: string) => speech.join(' ').split(plain(words)).length - 1
const escaped = (text: string) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const play = async (browser: BrowserName, language: Locales): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-orca-'))
  // The page's origin must be the server's own, so the port is known beforehand.
  const config = {
    NODE_ENV: 'development',
    PORT: `${await freePorts()}`,
    EXAMPLES_PORT: '0',
    CONSOLE_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }
  const demo = await startDemo(readConfig(config))
  const secret = demo.secrets[operator]
  const address = `${demo.url}/gamalyze?operator=${operator}&secret=${secret}&language=${language}`
  const reader = await ScreenReader.open(browser)
  const one = new Play(reader, await loadSetTexts(language))
  try {
    await reader.goTo(address)
    await one.landing()
    await one.game()
    await one.result()
  } catch (error) {
    one.faults.push(String(error))
  } finally {
    mkdirSync(results, { recursive: true })
    writeFileSync(`${results}/${browser}-${language}.txt`, `${reader.transcript.join('\n')}\n`)
    await reader.close()
    await demo.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return one.faults
}

// Browser, Orca and display end with this program, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const missing = missingPackages()
if (missing.length > 0) execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: 'inherit' })
const [browser, language] = process.argv.slice(2) as [BrowserName?, Locales?]
const plays: [BrowserName, Locales][] = browser
  ? [[browser, language ?? 'eng']]
  : [
      ['firefox', 'eng'],
      ['chromium', 'ger'],
    ]
for (const [name, set] of plays) {
  const faults = await play(name, set)
  console.log(`${faults.length === 0 ? '✓' : '✗'} Orca with ${name}, ${set}`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
