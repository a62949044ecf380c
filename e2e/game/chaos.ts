import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { startExamples } from '../../examples/serve.ts'
import { mulberry32 } from '../../server/analysis/random.ts'
import { type Fault, type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'
import type { RealServer } from './real-server.ts'

export type Setting = Pick<RealServer, 'url' | 'secret' | 'testSecret'> & {
  /** Kills and restarts the server. */
  restart: () => Promise<void>
}

/** A draw as both client and server record it. Times in ms. */
export type Draw = {
  selection_id: number
  stack_type: string
  card_placement: number
  card_value: number
  reaction_time: number
  time: number
}

export type Answer = { popup_message: string; popup_answer: string; time: number }

export type Outcome = {
  uid: string
  /** As displayed at the end. */
  score: number
  /** The draws and popup answers in the player's session; null where the browser stores none, as on a partner's page. */
  session: { draws: Draw[]; answers: Answer[] } | null
  /** How often each fault occurred. */
  events: Record<string, number>
}

const limit = 1500
const day = 86_400_000

/** Plays one game while everything that can fail does. The seed decides which faults occur and when; every third game is on a partner's page. */
export const playChaos = async (browser: Browser, seed: number, setting: Setting): Promise<Outcome> => {
  const proxy = await startFaultyProxy(() => setting.url)
  const examples = seed % 3 === 0 ? await startExamples({ port: 0, baseUrl: proxy.url, secrets: { mindway: setting.testSecret } }) : null
  const address = examples ? `${examples.url}plain-html/?operator=mindway` : `${proxy.url}/gamalyze?secret=${setting.secret}`
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 640 } })
  try {
    return await play(context, await context.newPage(), seed, address, proxy, setting.restart)
  } finally {
    await context.close()
    await examples?.close()
    await proxy.close()
  }
}

/** Calls are dropped, lose their answer, get a 503, or are delayed. */
const badNetwork = (random: () => number) => () => {
  const delay = random() < 0.3 ? random() * 400 : 0
  const dice = random()
  const fault: Fault = dice < 0.08 ? 'drop' : dice < 0.16 ? 'lose' : dice < 0.2 ? 503 : 'pass'
  return { fault, delay }
}

/** In every document: switches to make storage fail and to shift the clock. */
const addSwitches = () => {
  const switches = globalThis as { storageFails?: boolean; clockShift?: number }
  const write = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    if (switches.storageFails) throw new DOMException('full', 'QuotaExceededError')
    write.call(this, key, value)
  }
  const now = Date.now
  Date.now = () => now() + (switches.clockShift ?? 0)
}

type Entry =
  | { kind: 'draw'; deck: number; value: number; reactionTime: number; time: number }
  | { kind: 'popup'; key: string; answer: string; time: number }

/** In the page: the game as stored in the session. */
const readSession = () => {
  const list = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]')
  const stacks: string[] = list('stack_types')
  const { entries = [] }: { entries?: Entry[] } = JSON.parse(sessionStorage.getItem('journal') ?? '{}')
  return {
    uid: sessionStorage.getItem('uid') ?? '',
    session: {
      draws: entries
        .filter((entry) => entry.kind === 'draw')
        .map(({ deck, value, reactionTime, time }, index) => ({
          selection_id: index + 1,
          stack_type: stacks[deck] ?? '',
          card_placement: deck,
          card_value: value,
          reaction_time: reactionTime,
          time,
        })),
      answers: entries
        .filter((entry) => entry.kind === 'popup')
        .map(({ key, answer, time }) => ({ time, popup_message: key, popup_answer: answer })),
    },
  }
}

const play = async (
  context: BrowserContext,
  page: Page,
  seed: number,
  address: string,
  proxy: FaultyProxy,
  restart: () => Promise<void>,
): Promise<Outcome> => {
  const random = mulberry32(seed)
  const chance = (share: number) => random() < share
  const anyDeck = () => Math.floor(random() * 4)
  const events: Record<string, number> = {}
  const faultOf = badNetwork(mulberry32(-seed))
  let registeredUid = ''
  proxy.faults = (path) => {
    registeredUid = /\/user_secret\/([^/]+)/.exec(path)?.[1] ?? registeredUid
    return faultOf()
  }
  await context.addInitScript(addSwitches)

  const test = (): Frame | undefined => page.frames().find((frame) => frame.url().startsWith(proxy.url))
  const inTest = <T, Given>(task: (given: Given) => T, given: Given): Promise<Awaited<T> | undefined> =>
    test()
      ?.evaluate(task as never, given)
      .catch(() => undefined) as Promise<Awaited<T> | undefined>
  const click = (name: RegExp) =>
    test()
      ?.getByRole('button', { name })
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
  const press = (decks: number[], apart = 0) =>
    inTest(
      async ({ decks, apart }) => {
        for (const deck of decks) {
          document.querySelectorAll<HTMLElement>('[data-deck]')[deck]?.click()
          if (apart) await new Promise((resolve) => setTimeout(resolve, apart))
        }
      },
      { decks, apart },
    )
  const setSwitch = (switches: object) => inTest((given) => void Object.assign(globalThis, given), switches)

  const look = async () =>
    (await inTest(() => ({ path: location.pathname, dialog: document.querySelector('dialog[open] h2')?.textContent ?? null }), null)) ?? {
      path: '',
      dialog: null,
    }
  /** Handles whatever blocks the game as a player would; true at the end of the game. */
  const clearWay = async (): Promise<boolean> => {
    const { path, dialog } = await look()
    if (path.endsWith('/completed')) return true
    if (dialog === 'This game can’t continue') throw new Error(`the game was refused, ${JSON.stringify(events)}`)
    if (dialog) {
      await page.waitForTimeout(310)
      await inTest(() => document.querySelector<HTMLElement>('dialog[open] [data-focus]')?.click(), null)
    } else if (path === '/unauthorized') {
      await click(/^Try again/)
      if ((await inTest(() => sessionStorage.getItem('secret'), null)) === null) await page.goto(address).catch(() => {})
    } else if (path === '/gamalyze') {
      await test()
        ?.getByRole('radio', { name: 'Yes' })
        .check({ timeout: 1000 })
        .catch(() => {})
      await click(/^Start game/)
    } else if (path.endsWith('/instructions')) await click(/^(Skip introduction|Back to the game|Play)/)
    else if (path === '') await page.waitForTimeout(200)
    return false
  }

  const mishaps: [name: string, share: number, happen: () => Promise<unknown> | undefined][] = [
    ['reload', 0.03, () => inTest(() => location.reload(), null)],
    ['page reload', 0.015, () => page.reload().catch(() => {})],
    ['frame moved', 0.015, () => page.evaluate(() => document.body.append(document.querySelector('iframe') ?? '')).catch(() => {})],
    ['storage fails', 0.02, () => setSwitch({ storageFails: true })],
    ['storage works', 0.04, () => setSwitch({ storageFails: false })],
    ['clock set', 0.02, () => setSwitch({ clockShift: Math.round((random() - 0.5) * day) })],
    [
      'offline',
      0.02,
      async () => {
        await context.setOffline(true)
        for (let i = 0; i < 5; i++) await press([anyDeck()])
        await context.setOffline(false)
      },
    ],
    ['server killed', 0.01, restart],
    ['ten presses in 100 ms', 0.03, () => press(Array.from({ length: 10 }, anyDeck), 10)],
    ['pause', 0.02, () => click(/^Pause/)],
  ]
  const disturb = async () => {
    let dice = random()
    for (const [name, share, happen] of mishaps) {
      dice -= share
      if (dice >= 0) continue
      events[name] = (events[name] ?? 0) + 1
      return void (await happen())
    }
  }

  await page.goto(address)
  for (let step = 0; !(await clearWay()); step++) {
    if (step > limit) throw new Error(`no end after ${limit} steps, ${JSON.stringify({ ...events, ...(await look()) })}`)
    if (chance(0.6)) await disturb()
    // Most clicks come twice.
    for (let draws = 1 + Math.floor(random() * 4); draws > 0; draws--) {
      const deck = anyDeck()
      await press(chance(0.6) ? [deck, deck] : [deck])
    }
  }
  proxy.faults = () => ({ fault: 'pass', delay: 0 })
  await setSwitch({ storageFails: false })
  const end = test()
  if (!end) throw new Error('the test is gone')
  const main = end.getByRole('main')
  await main
    .getByRole('status')
    .filter({ hasText: /^Your analysis is ready$/ })
    .waitFor({ state: 'attached', timeout: 60_000 })
    .catch(async () => {
      throw new Error(`no analysis: ${await main.textContent()} ${JSON.stringify(events)}`)
    })
  const text = (await main.textContent()) ?? ''
  const [, sign = '', digits = ''] = /shown as ([−-]?)€([\d,]+)/.exec(text) ?? []
  const finalSession = await end.evaluate(readSession).catch(() => ({ uid: registeredUid, session: null }))
  return { ...finalSession, score: Number(digits.replaceAll(',', '')) * (sign ? -1 : 1), events }
}
