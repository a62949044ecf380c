import type { Page } from '@playwright/test'
import { secretOf } from '../demo.ts'
import { activate, cardsLeft, focusDecks, storedDraws, storedSession } from '../game/player.ts'
import { expect, test } from '../test.ts'
import { listenToTold } from './support/announcements.ts'
import { reassignedExports } from './support/reassigned-exports.ts'

const amount = (text: string) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'))

/** Cards turned when announcements are switched off, and when they are switched to long. */
const silentFrom = 20
const longFrom = 24

/** How long each card is looked at, ms of the page's clock. */
const readingTime = 450

/** Draws 80 cards, three from each deck in turn; the second press of a pair cuts the reveal short. Reads popups, answers them, and pauses twice. */
const playAll = async (page: Page) => {
  const popups: string[] = []
  let scoreWhenSilent = 0
  const press = async (turn: number) => {
    await focusDecks(page)
    await page.keyboard.press(`${(turn % 4) + 1}`)
  }
  for (let turn = 80 - (await cardsLeft(page)); turn < 80; ) {
    const turnBefore = turn
    if (turn === 79) await expect(page.getByRole('main').getByText('Last card!', { exact: true }).filter({ visible: true })).toBeVisible()
    // On a slow machine the second press may draw another card, so none is made where the number of cards matters.
    const oneByOne = [silentFrom, longFrom, 79].some((mark) => turn <= mark && turn >= mark - 2)
    await press(Math.floor(turn / 3))
    if (!oneByOne) await press(Math.floor(turn / 3))
    await page.clock.runFor(readingTime)
    const popup = page.getByRole('dialog')
    if (await popup.isVisible()) {
      popups.push(await popup.getByRole('heading').innerText())
      await expect(popup).toHaveAccessibleDescription(/\w/)
      await page.clock.runFor(320)
      await activate(popup.getByRole('button').first())
      await expect(popup).toHaveCount(0)
    }
    turn = 80 - (await cardsLeft(page))
    if (turn > turnBefore && turn === silentFrom) {
      scoreWhenSilent = amount(await page.getByTestId('score').ariaSnapshot())
      await pauseAndChoose(page, 'End', 'Off')
    }
    if (turn > turnBefore && turn === longFrom) await pauseAndChoose(page, 'ArrowUp', 'Long')
  }
  return { popups, scoreWhenSilent }
}

/** The fields of a draw's request, sorted. */
const drawFields = [
  'card_color',
  'card_placement',
  'card_value',
  'id',
  'reaction_time',
  'reward_structure_id',
  'selection_id',
  'stack_type',
  'time',
]

/** Announcements are short at first, then off, then long. */
const pauseAndChoose = async (page: Page, key: string, kind: string) => {
  await activate(page.getByRole('button', { name: 'Pause' }))
  const menu = page.getByRole('dialog', { name: 'Game paused' })
  await expect(menu).toMatchAriaSnapshot(`
    - dialog "Game paused":
      - heading "Game paused" [level=2]
      - button "Close"
      - paragraph
      - button "Continue playing"
      - button "Instructions"
      - button "Exit game"
      - text: Sound
      - checkbox "Sound" [checked=false]
      - text: Keys 1 to 4 draw a card
      - checkbox "Keys 1 to 4 draw a card" [checked=false]
      - text: Screen reader announcements
      - combobox "Screen reader announcements":
        - option "Short"
        - option "Long"
        - option "Off"
  `)
  await expect(menu).toBeFocused()
  await menu.getByRole('combobox').focus()
  await page.keyboard.press(key)
  await expect(menu.getByRole('option', { name: kind, selected: true })).toHaveCount(1)
  await activate(menu.getByRole('button', { name: 'Continue playing' }))
  await expect(menu).toHaveCount(0)
}

test('the whole test can be done by keyboard alone, each screen as a screen reader sees it (R1, R8, R12, R13, R16, R42, R77, R78, R80–R83, R86, R87, R90, R102, R106, R108–R111, R114, R123, R146, R147, R174, R184, R205, R244, D15, WCAG 1.3.2, 2.1.1, 2.1.2, 3.3.1, 3.3.2, 3.3.4, 4.1.3)', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const bodies = storedDraws(page)
  // With the wall clock frozen the analysis does not judge this game's timing; timers still run.
  await page.clock.install()
  await page.clock.setFixedTime(Date.now())
  const announcements = await listenToTold(page)
  const main = page.getByRole('main')
  const button = (label: string | RegExp) => page.getByRole('button', { name: label })
  const arrivesAt = (title: string | RegExp) => expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()

  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&operator=mindway&language=eng`)
  expect(page.url()).not.toContain('secret')
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "What’s your playing style?" [level=1]
      - paragraph
      - list:
        - listitem: About three minutes
        - listitem: For points only, never for money
        - listitem: Anonymous, and without cookies
      - group "I accept terms and conditions":
        - text: I accept
        - button "terms and conditions"
        - radio "Yes"
        - text: "Yes"
        - radio "No"
        - text: "No"
      - button "Start game"
      - paragraph
  `)
  // Said a moment after the first screen has come, when a screen reader is there to hear it: somebody who reads it is slower than this test.
  await expect.poll(announcements).toContain('What’s your playing style? | Gamalyze')
  await activate(button('Start game'))
  expect((await announcements()).slice(-1)).toEqual(['You can take the test only if you accept the terms and conditions.'])

  await activate(button('terms and conditions'))
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms).toBeFocused()
  await expect(terms.getByRole('heading', { level: 3 })).toHaveText(['General', 'User data', 'Disclaimer', 'Cookies', 'Licence', 'Contact'])
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
    expect(outside).toBe(false)
  }
  await expect(terms.getByRole('link', { name: 'contact@gamalyze.example' })).toHaveAttribute(
    'href',
    /^mailto:contact@gamalyze\.example\?subject=/,
  )
  const saved = page.waitForEvent('download')
  await activate(terms.getByRole('link', { name: 'Download as PDF' }))
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await activate(terms.getByRole('button', { name: 'Close' }))
  await expect(button('terms and conditions')).toBeFocused()

  await activate(page.getByRole('radio', { name: 'Yes' }))
  await activate(button('Start game'))
  await arrivesAt('Four decks, one card at a time')
  await expect(button('Skip introduction')).toBeVisible()
  await activate(button('Continue'))
  await arrivesAt('Every card is a win or a loss')
  await activate(button('Continue'))
  await arrivesAt('Draw all 80 cards')
  await activate(button('Play'))

  await arrivesAt('Card game')
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Card game" [level=1]
      - paragraph: Cards left 80
      - paragraph: Points €2,000
      - button "Sound" [pressed=false]
      - button "Pause"
      - group "The four decks":
        - button /^(Wave|Leaf|Arch|Stones) deck, 1 of 4$/
        - button /^(Wave|Leaf|Arch|Stones) deck, 2 of 4$/
        - button /^(Wave|Leaf|Arch|Stones) deck, 3 of 4$/
        - button /^(Wave|Leaf|Arch|Stones) deck, 4 of 4$/
      - paragraph: Choose any deck for your next card
  `)
  const announcementCount = (await announcements()).length
  // Tab to the decks, arrow keys between them; then keys 1 to 4.
  await activate(button(/ deck, 1 of 4$/))
  await expect(page.getByTestId('cards-left')).toHaveText('79')
  await page.keyboard.press('ArrowRight')
  await expect(button(/ deck, 2 of 4$/)).toBeFocused()
  await page.clock.runFor(readingTime)
  const { popups, scoreWhenSilent } = await playAll(page)
  expect(popups).toContain('You’re halfway there')

  await arrivesAt('Game Completed')
  const finalScore = amount((await main.getByText('You finished with').innerText()).split('shown as')[1] ?? '')
  // Each draw was announced once except the silent ones, the later ones with score and cards left, and the totals add up.
  const draws = (await announcements()).slice(announcementCount).filter((text) => / deck: you (win|lose) /.test(text))
  const long = draws.slice(silentFrom)
  expect(draws).toHaveLength(80 - (longFrom - silentFrom))
  expect(draws.filter((text) => /\. Points: −?€[\d,]+\. \d+ cards? left/.test(text))).toEqual(long)
  const value = (text: string) => amount(/you (?:win|lose) ([^ .]+)/.exec(text)?.[1] ?? '') * (text.includes('you win') ? 1 : -1)
  const toldScore = amount(/Points: (\S+)\./.exec(long[0] ?? '')?.[1] ?? '')
  expect(long.slice(1).reduce((sum, text) => sum + value(text), toldScore)).toBe(finalScore)
  expect(draws.slice(0, silentFrom).reduce((sum, text) => sum + value(text), 2000)).toBe(scoreWhenSilent)
  expect(long.at(-2)).toContain('1 card left. Last card!')

  await expect(main.getByRole('status')).toHaveText('Your analysis is ready')
  expect((await announcements()).slice(-1)).toEqual(['Your analysis is ready'])
  const session = await storedSession(page)
  expect(session).toMatchObject({ score: finalScore, cards_turned: 80, journal: { sent: session.journal.entries.length } })
  expect(bodies.map((body) => body.selection_id)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1))
  expect(bodies.map((body) => body.reaction_time)).toEqual(session.reaction_times)
  expect(Object.keys(bodies[0] ?? {}).sort()).toEqual(drawFields)
  const score = await request.get(`/api/v1/results/game_score/${session.uid}`)
  expect(await score.json()).toEqual({ score: session.score })
  await activate(button('Continue'))

  await arrivesAt('How risky was your play?')
  await expect(main.getByText('Move the slider to indicate your risk level')).toBeVisible()
  await activate(button('See my result'))
  expect((await announcements()).slice(-1)).toEqual(['Please move the slider first'])
  await activate(button('More risk'))
  await expect(page.getByRole('slider', { name: 'How risky was your play?' })).toHaveValue('51')
  await activate(button('See my result'))

  await expect(page.getByRole('img', { name: /^Risk score \d+ out of 100$/ })).toBeVisible()
  await arrivesAt(/isk.* behaviour in this game$/)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading /./ [level=1]
      - paragraph: /in the long run|You left the deck after/
      - paragraph: /^A computer playing like you scores \\d+ to \\d+ in 8 out of 10 games\\..+/
      - button "See advice"
      - button "Talk to someone"
      - img /Risk score/
      - heading /^Why \\d+\\?$/ [level=2]
      - heading "Cards from losing decks" [level=3]
      - strong: /^([+−]\\d+|0)$/
      - img /^\\d+ of 60$/
      - paragraph: /^Typical volunteer. \\d+$/
      - heading "Learning from losses" [level=3]
      - strong: /^([+−]\\d+|0)$/
      - paragraph: /^switched after losses \\d+ of \\d+$/
      - paragraph: /^after wins \\d+ of \\d+$/
      - paragraph:
        - text: Average + both parts
        - strong: /^50 [+−] \\d+ [+−] \\d+ = −?\\d+( › \\d+)?$/
      - group: Details
      - button "Learn more"
      - heading "You and others" [level=2]
      - text: /^You \\d+ Guess 51$/
      - paragraph: /In the (highest|lowest)/
      - paragraph: /^Range. \\d+%/
      - heading "Your decision profile" [level=2]
      - list:
        - listitem: /./
      - group: Explanations
      - heading "Your three tips" [level=2]
      - list:
        - listitem:
          - link /./
        - listitem:
          - link /./
        - listitem:
          - link /./
      - group "Your game":
        - heading "Your game" [level=2]
        - text: /Final points/
      - button "E-mail report"
      - link "Save report as PDF"
      - button "Play again"
      - heading "Is this how you played?" [level=2]
      - button "Yes"
      - button "Partly"
      - button "No"
  `)

  // From a sentence to the cards it refers to, and back.
  await activate(main.locator('summary').first())
  const show = button('Show these cards in your game').first()
  await activate(show)
  const game = page.getByRole('group', { name: 'Your game', exact: true })
  await expect(game).toBeFocused()
  await expect(game).toMatchAriaSnapshot(`
    - group "Your game":
      - paragraph: You started with €2,000 and drew all 80 cards.
      - group "Choose a finding to see the cards behind it.":
        - button /^\\d+ of the last 60 from losing decks$/ [pressed]
        - button /^Switched decks after \\d+ out of \\d+ losses$/
        - button /^Switched decks after \\d+ out of \\d+ wins$/
        - 'button /^Longest run on one deck: \\d+$/'
      - button "Back"
      - text: Move the slider to see a card.
      - slider "Move the slider to see a card."
      - status
      - group: Your 80 cards as a table
  `)
  await expect(button(/of the last 60 from losing decks$/)).toHaveAttribute('aria-pressed', 'true')
  await activate(game.getByRole('button', { name: 'Back' }))
  await expect(show).toBeFocused()
  await activate(button('Learn more'))
  const more = page.getByRole('dialog', { name: 'What your result means' })
  await expect(more).toBeFocused()
  await activate(more.getByRole('button', { name: 'Close' }))
  await expect(button('Learn more')).toBeFocused()
  await activate(button('Yes'))
  await expect(main.getByText('Thank you. We count your answer without knowing whose it is.')).toBeVisible()

  await activate(button('See advice'))
  await arrivesAt('Your three tips')
  const tips = page.locator('article[id^=tip-]')
  await expect(tips).toHaveCount(3)
  const tip = await tips.nth(1).getByRole('heading').innerText()
  await activate(tips.nth(1).getByRole('link'))
  await arrivesAt(tip)
  await activate(button('Back to your advice'))
  await expect(tips.nth(1).getByRole('link')).toBeFocused()

  await activate(button('E-mail report'))
  const mail = page.getByRole('dialog', { name: 'E-mail your report' })
  await expect(mail).toBeFocused()
  await activate(mail.getByRole('button', { name: 'Send report' }))
  await expect(mail.getByRole('textbox')).toHaveAccessibleDescription('Invalid email address')
  await expect(mail.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('player@example.com')
  await activate(mail.getByRole('button', { name: 'Send report' }))
  await expect(page.getByRole('dialog', { name: 'Email sent!' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button('E-mail report')).toBeFocused()

  await activate(page.getByRole('link', { name: 'See the full report' }))
  await arrivesAt('Your full report')
  await expect(page.getByRole('article')).toHaveCount(5)
  expect(await reassignedExports(page)).toEqual([])
})
