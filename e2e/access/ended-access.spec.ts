import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { createServerKey, hashSecret } from '../../server/keys/secrets.ts'
import { readConfig } from '../../server/process/config.ts'
import { startServer } from '../../server/start-server.ts'
import { textVersionOf } from '../../server/testing/text-version.ts'
import { drawUntil, skipTo, storedSession } from '../game/player.ts'
import { expect, test } from '../test.ts'

const minute = 60_000
const day = 24 * 60 * minute
const operator = 'quiet-hour'

/** A server whose clock the test sets, with a session secret for a player known to the partner. */
const startTimed = async () => {
  const port = Number(process.env.E2E_PORT) + 43
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-ended-'))
  const time = { ahead: 0 }
  const catcher = await startMailCatcher()
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({ NODE_ENV: 'test', PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', WORKERS: '1' })
  const server = await startServer(config, { clock: () => Date.now() + time.ahead, catcher })
  const key = createServerKey()
  await server.deps.store.keys.add({ hash: hashSecret(key), operator, name: '', test: false, createdAt: Date.now() })
  return {
    url,
    time,
    store: server.deps.store,
    newSecret: async (session: object) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const reply = await fetch(`${url}/api/v1/partner/sessions`, { method: 'POST', headers, body: JSON.stringify(session) })
      return ((await reply.json()) as { secret: string }).secret
    },
    async close() {
      await server.close()
      await catcher.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

let server: Awaited<ReturnType<typeof startTimed>>
test.beforeAll(async () => {
  server = await startTimed()
})
test.afterAll(() => server?.close())

test('a session secret expires at card 40, on Completed, on Feedback and in the mail dialog: nothing is lost and the player may stay (rulings 25, 56)', async ({
  page,
}) => {
  const secret = await server.newSecret({ externalId: randomUUID(), language: 'eng' })
  await page.goto(`${server.url}/gamalyze?operator=${operator}&secret=${secret}`)
  await expect(page.getByText('Linked to your account at Quiet Hour')).toBeVisible()
  // PDF and page of the terms speak of a linked player, as the dialog does (ruling 56).
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  const terms = page.getByRole('dialog')
  await expect(terms.getByText('Your data is pseudonymous: your play is linked to your account at Quiet Hour.')).toBeVisible()
  expect(await terms.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toContain('&linked=1')
  const privacy = await page.context().newPage()
  await privacy.goto(`${server.url}${await terms.getByRole('link', { name: 'Privacy' }).getAttribute('href')}`)
  await expect(privacy.getByText('Your data is pseudonymous')).toBeVisible()
  await privacy.close()
  await terms.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await page.getByRole('button', { name: 'Skip introduction' }).click()
  await expect(page.getByText('Choose any deck for your next card')).toBeVisible()
  await drawUntil(page, 1)
  server.time.ahead = 31 * minute
  await skipTo(page, 40)
  await page.getByRole('button', { name: 'Continue, 40 cards left' }).click()
  await drawUntil(page, 41)
  await skipTo(page, 79)
  await page.getByRole('button', { name: 'Continue, 1 card left' }).click()
  await drawUntil(page, 80)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  server.time.ahead += 60 * minute
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('slider').press('ArrowRight')
  await page.getByRole('button', { name: 'See my result' }).click()
  await expect(page.getByRole('button', { name: /advice/i })).toBeVisible()
  server.time.ahead += 60 * minute
  await page.reload()
  await expect(page.getByRole('button', { name: /advice/i })).toBeVisible()

  // Unticked by default; consent is stored with its text, and withdrawn with one press.
  const openToAccount = page.getByRole('checkbox', { name: 'Let my account at Quiet Hour open this result' })
  await expect(openToAccount).not.toBeChecked()
  await openToAccount.check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Your choice is saved.')).toBeVisible()
  const { uid } = await storedSession(page)
  const game = await server.store.findGame(uid)
  expect(await server.store.consents.find(game?.id ?? 0)).toMatchObject({
    open: true,
    textVersion: await textVersionOf(server.url, 'quiet-hour'),
  })
  await page.getByRole('button', { name: 'Withdraw my consent' }).click()
  await expect(openToAccount).not.toBeChecked()
  expect(await server.store.consents.find(game?.id ?? 0)).toMatchObject({ open: false })

  await page.getByRole('button', { name: 'E-mail report' }).click()
  server.time.ahead += 60 * minute
  await page.getByRole('textbox').fill('sam@example.com')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Email sent!')).toBeVisible()
  await page.keyboard.press('Escape')

  // After a day access to the running game ends too; what is on screen stays, and the reason is shown.
  await page.getByRole('button', { name: 'E-mail report' }).click()
  server.time.ahead += day
  await page.getByRole('textbox').fill('sam@example.com')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Your access has ended, so we can’t send the report from here.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your access has ended' })).toBeVisible()
  await page.goto(`${server.url}/gamalyze/full_report?operator=${operator}`)
  await expect(page.getByRole('heading', { name: 'Your full report' })).toBeVisible()
})
