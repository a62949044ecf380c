// A real screen reader plays the whole test: Orca with Firefox and with Chromium, by keys alone, each sent when it has nothing more to say.
// `npm run soak -- orca`, or of one browser and language: `node scripts/soak/orca/play.ts firefox eng`. Needs Debian, whose packages it names
// or, as root, installs. What is spoken goes to `test-results/orca`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { deckSymbols } from '../../../contract/constants.ts'
import { popupKeys } from '../../../contract/popups.ts'
import type { Locales } from '../../../i18n/sets.ts'
import { readConfig } from '../../../server/process/config.ts'
import { loadSetTexts, type SetTexts } from '../../../server/texts/set-texts.ts'
import { startDemo } from '../../start-demo.ts'
import { type BrowserName, missingPackages, ScreenReader } from './screen-reader.ts'

/** The operator whose players are asked whether it may read the result. */
const operator = 'quiet-hour'
const results = 'test-results/orca'
/** Anything but the name of a key. */
const said = /^(?!(?:tab|space|return|escape|right)$)./i

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

  /** What was just heard is all of these, each once. */
  #expect(heard: string[], ...words: string[]) {
    const times = (each: string) => heard.join(' ').split(each).length - 1
    for (const each of words) this.#must(times(each) === 1, `heard ${times(each)} times: ${each}`)
  }

  /** Goes on with Tab until it is heard. */
  #tabTo = async (words: string) => {
    for (let presses = 0; presses < 45; presses++) {
      const heard = await this.#reader.press('Tab', said)
      if (heard.some((line) => line.includes(words))) return
    }
    throw new Error(`not reached with Tab: ${words}`)
  }

  /** Presses a control, and hears at least a word of what comes of it. */
  #use = async (words: string, key = 'Return', until = /\w \w/) => {
    await this.#tabTo(words)
    return this.#reader.press(key, until)
  }

  /** Presses a control: a screen with this heading comes, and says it before anything else is pressed. */
  #arrive = async (control: string, heading: string, key = 'Return') => {
    await this.#tabTo(control)
    const heard = await this.#reader.press(key, new RegExp(escaped(heading)))
    this.#expect(heard, heading)
  }

  /** A dialog has come: it has said its words, Space and Enter answer nothing, and each of its choices is heard before it can be taken. */
  #inDialog = async (heard: string[], words: string[], ...choices: string[]) => {
    this.#expect(heard, ...words)
    for (const key of ['space', 'Return']) {
      const after = await this.#reader.press(key)
      this.#must(
        !after.some((line) => /\w/.test(line) && !/^(space|return|enter)\b/i.test(line)),
        `${key} did something: ${after.join(' ')}`,
      )
    }
    for (const choice of choices) await this.#tabTo(choice)
  }

  landing = async () => {
    const { landing, instructions, common, shell } = this.#texts.root
    const { terms } = this.#texts
    // The whole page is read out as it opens, and its title twice: as the document's and as the heading.
    const heard = await this.#reader.hear(new RegExp(escaped(shell.accessibility())))
    // What Firefox says of its first tab comes late, and would be taken for what a key said.
    await wait(10_000)
    await this.#reader.hear()
    this.#must(heard.includes(landing.title()), 'the first heading was not heard')
    this.#must(!heard.some((line) => /^(statusbar|alert|blank)\.?$/.test(line)), 'an empty region was heard')
    await this.#inDialog(await this.#use(landing.acceptLink()), [terms.title()], common.close())
    await this.#reader.press('Escape')
    await this.#use(common.yes(), 'space', /./)
    await this.#arrive(landing.start(), instructions.one.title())
    await this.#arrive(common.continue(), instructions.two.title())
    await this.#arrive(common.continue(), instructions.three.title())
    await this.#arrive(instructions.play(), this.#texts.root.game.title())
  }

  /** The first words of every sentence about a card. */
  #drawn = () => {
    const { game } = this.#texts.root
    const sentences = deckSymbols.flatMap((symbol) => [
      game.drawnWin({ symbol: game[symbol](), points: 10 }),
      game.drawnLoss({ symbol: game[symbol](), points: 10 }),
    ])
    return new RegExp(sentences.map((sentence) => escaped(sentence.split(/\D?10/)[0] ?? '')).join('|'), 'g')
  }

  /** A popup after a card: it says itself, and its first choice is taken. Whether there was one. */
  #answerPopup = async (heard: string[]) => {
    const { popups } = this.#texts.root
    const said = heard.join(' ')
    const found = popupKeys.map((key) => popups[key]).find((popup) => said.includes(popup.title()))
    if (!found) return false
    await this.#inDialog(heard, [found.title(), found.text()])
    await this.#reader.press('Tab', /button/)
    await this.#reader.press('Return', /\w \w/)
    return true
  }

  #pause = async () => {
    const { game, common } = this.#texts.root
    await this.#inDialog(await this.#reader.press('Escape'), [game.paused()], common.close(), game.continuePlaying(), game.sound())
    await this.#reader.press('Escape')
    await this.#reader.press('Escape')
    await this.#tabTo(game.exit())
    const prompt = await this.#reader.press('Return')
    await this.#inDialog(prompt, [game.exitTitle(), game.exitText()], game.stay())
    await this.#reader.press('Return')
  }

  game = async () => {
    const { game, completed } = this.#texts.root
    const drawn = this.#drawn()
    let cards = 0
    await this.#tabTo(game.deck({ symbol: '', position: 1 }).trim())
    for (let presses = 0; cards < 80 && presses < 90; presses++) {
      if (presses % 20 === 19) await this.#reader.press('Right')
      if (presses === 10) await this.#pause()
      const heard = await this.#reader.press('space', drawn)
      const said = heard.join(' ').match(drawn)?.length ?? 0
      cards += said
      this.#must(said === 1, `card ${cards}: ${said} sentences`)
      if (heard.join(' ').includes(completed.title())) break
      await this.#answerPopup(heard)
    }
    this.#must(cards === 80, `${cards} of 80 cards were heard`)
  }

  result = async () => {
    const { completed, riskScore, feedback, adviceScreen, fullReport, email, common } = this.#texts.root
    this.#expect(await this.#reader.hear(new RegExp(escaped(completed.ready()))), completed.ready())
    await this.#arrive(completed.next(), riskScore.title())
    await this.#tabTo(riskScore.unset())
    await this.#reader.press('Right')
    await this.#tabTo(riskScore.submit())
    const verdict = await this.#reader.press('Return', /[1-9]\d? /)
    this.#must(
      verdict.some((line) => line.length > 20),
      'the result arrives in silence',
    )

    const { help, consent } = this.#texts
    await this.#tabTo(help.where())
    await this.#inDialog(await this.#use(feedback.learnMore()), [this.#texts.profile.learnMore.title()], common.close())
    await this.#reader.press('Return')
    await this.#tabTo(consent.save())
    await this.#arrive(feedback.seeAdvice(), adviceScreen.heading())
    const mail = await this.#use(feedback.emailReport())
    await this.#inDialog(mail, [email.title(), email.singleUse()], email.address())
    await this.#reader.type('player@example.com')
    await this.#tabTo(email.send())
    this.#expect(await this.#reader.press('Return', new RegExp(escaped(email.sent()))), email.sent())
    await this.#reader.press('Escape')
    await this.#arrive(adviceScreen.fullReport(), fullReport.heading())
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const play = async (browser: BrowserName, language: Locales): Promise<string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-orca-'))
  const config = { PORT: '0', EXAMPLES_PORT: '0', CONSOLE_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const demo = await startDemo(readConfig(config))
  const secret = demo.secrets[operator]
  const address = `${demo.url}/gamalyze?operator=${operator}&secret=${secret}&language=${language}`
  const reader = await ScreenReader.open(browser, address)
  const one = new Play(reader, await loadSetTexts(language))
  try {
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
