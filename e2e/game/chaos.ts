import type { Frame, Page, Route } from '@playwright/test'
import { seeded } from './random.ts'

export type Setting = {
  /** Address of the landing page with the secret, or of a partner's page that embeds the test. */
  address: string
  /** Kills the server and starts it again. */
  restart?: () => Promise<void>
}

export type Outcome = {
  uid: string
  /** As shown at the end. */
  score: number
  /** Selections the server accepted for this user id: by number, every distinct content. */
  accepted: Map<number, Set<string>>
  /** The draws in the player's session; nothing where the browser blocks storage. */
  seen: string[] | null
  events: Record<string, number>
}

const limit = 1500

/**
 * Plays one game while everything goes wrong that may: calls dropped, lost, refused for now and late, reloads of frame and partner's page,
 * the frame moved, presses doubled, storage that fails, the server restarted. What goes wrong when follows from the seed.
 */
export const playChaos = async (page: Page, seed: number, { address, restart }: Setting): Promise<Outcome> => {
  const random = seeded(seed)
  const chance = (share: number) => random() < share
  const events: Record<string, number> = {}
  const count = (name: string) => {
    events[name] = (events[name] ?? 0) + 1
  }
  const accepted = new Map<string, Map<number, Set<string>>>()
  let calm = false

  await page.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if ((globalThis as { storageFails?: boolean }).storageFails) throw new DOMException('full', 'QuotaExceededError')
      write.call(this, key, value)
    }
  })

  const note = (body: { id: string; selection_id: number; stack_type: string; card_value: number }) => {
    const game = accepted.get(body.id) ?? new Map<number, Set<string>>()
    const contents = game.get(body.selection_id) ?? new Set<string>()
    accepted.set(body.id, game.set(body.selection_id, contents.add(`${body.stack_type} ${body.card_value}`)))
  }
  await page.context().route('**/api/v1/**', async (route: Route) => {
    const request = route.request()
    if (!calm && chance(0.3)) await new Promise((resolve) => setTimeout(resolve, random() * 400))
    if (!calm && chance(0.08)) return route.abort('connectionfailed').catch(() => {})
    if (!calm && chance(0.04))
      return route
        .fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"unavailable"}' })
        .catch(() => {})
    const response = await route.fetch().catch(() => null)
    if (!response) return route.abort('connectionfailed').catch(() => {})
    if (request.url().endsWith('/store_card_selection') && response.status() === 200) note(request.postDataJSON())
    if (!calm && chance(0.08)) return route.abort('connectionreset').catch(() => {})
    await route.fulfill({ response }).catch(() => {})
  })

  const test = (): Frame | undefined =>
    page.frames().find((frame) => /^https?:\/\/127[.]0[.]0[.]1:\d+\/(gamalyze|unauthorized)/.test(frame.url()))
  const inTest = <T>(task: () => T): Promise<T | undefined> =>
    test()
      ?.evaluate(task)
      .catch(() => undefined) ?? Promise.resolve(undefined)
  const click = async (name: RegExp): Promise<boolean> => {
    const button = test()?.getByRole('button', { name }).first()
    if (!button || !(await button.isVisible().catch(() => false))) return false
    await button.click({ timeout: 2000 }).catch(() => {})
    return true
  }
  const press = (deck: number) =>
    test()
      ?.evaluate((index) => document.querySelectorAll<HTMLElement>('[data-deck]')[index]?.click(), deck)
      .catch(() => {})
  const done = () => inTest(() => /completed/.test(location.pathname))
  /** Whatever stands in the way is answered as a player would. */
  const clearWay = async () => {
    const dialog = await inTest(() => document.querySelector('dialog[open] h2')?.textContent ?? null)
    const path = await inTest(() => location.pathname)
    if (dialog === 'This game cannot go on') throw new Error(`seed ${seed}: the game was refused, ${JSON.stringify(events)}`)
    if (dialog) {
      await page.waitForTimeout(310)
      await test()
        ?.locator('dialog[open] [data-focus]')
        .click({ timeout: 2000 })
        .catch(() => {})
    } else if (path === '/unauthorized') {
      if (!(await click(/^Try again/))) await page.waitForTimeout(200)
      if ((await inTest(() => sessionStorage.getItem('secret'))) === null) await page.goto(address).catch(() => {})
    } else if (path === '/gamalyze') {
      await test()
        ?.getByRole('radio', { name: 'Yes' })
        .check({ timeout: 2000 })
        .catch(() => {})
      await click(/^Start game/)
    } else if (path?.endsWith('/instructions')) await click(/^(Skip introduction|Back to the game|Play)/)
    else if (path === undefined) await page.waitForTimeout(200)
  }

  const disturb = async () => {
    const dice = random()
    if (dice < 0.03) {
      count('reload')
      await inTest(() => location.reload())
    } else if (dice < 0.045) {
      count('reload of the page')
      await page.reload().catch(() => {})
    } else if (dice < 0.06) {
      count('move')
      await page
        .evaluate(() => {
          const frame = document.querySelector('iframe')
          frame?.parentElement?.append(frame)
        })
        .catch(() => {})
    } else if (dice < 0.08) {
      count('storage failure')
      await inTest(() => void Object.assign(globalThis, { storageFails: true }))
    } else if (dice < 0.12) await inTest(() => void Object.assign(globalThis, { storageFails: false }))
    else if (dice < 0.14) {
      count('offline')
      await page.context().setOffline(true)
      for (let i = 0; i < 5; i++) await press(Math.floor(random() * 4))
      await page.context().setOffline(false)
    } else if (dice < 0.15 && restart) {
      count('restart')
      await restart()
    } else if (dice < 0.18) {
      count('burst')
      const decks = Array.from({ length: 10 }, () => Math.floor(random() * 4))
      await test()
        ?.evaluate(async (indexes) => {
          for (const index of indexes) {
            document.querySelectorAll<HTMLElement>('[data-deck]')[index]?.click()
            await new Promise((resolve) => setTimeout(resolve, 10))
          }
        }, decks)
        .catch(() => {})
    } else if (dice < 0.2) await click(/^Pause/)
  }

  await page.goto(address)
  for (let step = 0; step < limit && !(await done()); step++) {
    await clearWay()
    if (chance(0.3)) await disturb()
    for (let draws = 1 + Math.floor(random() * 4); draws > 0; draws--) {
      const deck = Math.floor(random() * 4)
      for (let times = chance(0.6) ? 2 : 1; times > 0; times--) await press(deck)
    }
  }
  calm = true
  await inTest(() => void Object.assign(globalThis, { storageFails: false }))
  await test()?.getByText('Your analysis is ready').waitFor({ timeout: 60_000 })
  const text = (await test()?.getByRole('main').textContent()) ?? ''
  const [, sign = '', digits = ''] = /Your final score is ([−-]?)€([\d,]+)/.exec(text) ?? []
  const score = Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
  // Third-party storage may be blocked: then the game was played from memory, and the server alone can tell which it was.
  const kept = await inTest(() => ({
    uid: sessionStorage.getItem('uid') ?? '',
    entries: JSON.parse(sessionStorage.getItem('journal') ?? '{}').entries as { kind: string; deck: number; value: number }[],
    stacks: JSON.parse(sessionStorage.getItem('stack_types') ?? '[]') as string[],
  }))
  const uid = kept?.uid ?? [...accepted.keys()].at(-1) ?? ''
  const seen = kept?.entries.filter(({ kind }) => kind === 'draw').map(({ deck, value }) => `${kept.stacks[deck]} ${value}`) ?? null
  return { uid, score, accepted: accepted.get(uid) ?? new Map(), seen, events }
}
