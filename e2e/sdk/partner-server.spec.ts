import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startDemo } from '../../scripts/start-demo.ts'
import { test } from '../../sdk/playwright.ts'
import { readConfig } from '../../server/process/config.ts'
import { skipTo, testFrameOf } from '../game/player.ts'
import { violations } from '../violations.ts'

const minute = 60_000

/** What `npm start` starts, with a clock that the test sets. */
const startTimedDemo = async (port: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-partner-'))
  const time = { ahead: 0 }
  const ports = { PORT: `${port}`, EXAMPLES_PORT: `${port + 1}`, CONSOLE_PORT: '0' }
  const settings = { NODE_ENV: 'development', ...ports, DATA_DIR: dataDir, LOG_LEVEL: 'warn', WORKERS: '1' }
  const demo = await startDemo(readConfig(settings), { clock: () => Date.now() + time.ahead })
  return {
    time,
    partnerUrl: demo.partnerUrl,
    async close() {
      await demo.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

test('a known player on the page of a partner with its own server: session, webhooks, confirmation, and another session once the first has ended (ruling 24, ruling 25)', async ({
  page,
  player,
}) => {
  const demo = await startTimedDemo(Number(process.env.E2E_PORT) + 45)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const sessions = () => requests.filter((call) => call === 'POST /partner-server/secret').length
  const eventNames = page.locator('#events b')
  const answerText = page.locator('#answer')
  const press = (name: string) => page.getByRole('button', { name }).click()

  await page.goto(demo.partnerUrl)
  await press('Robin')
  await player.start()
  await expect(eventNames).toHaveText([])
  await player.draw(1)
  await skipTo(await testFrameOf(page), 79)
  await player.test.getByRole('button', { name: 'Continue, 1 card left' }).click()
  await player.draw(1)
  await expect(eventNames).toHaveText(['game.analysed', 'game.completed', 'game.started'])
  await player.finish()

  const completedEvent = await page.getByTestId('inspector').locator('li', { hasText: 'completed' }).locator('code').textContent()
  const { reference } = JSON.parse(completedEvent ?? '')
  await press('Confirm the game')
  await expect(answerText).toContainText(reference)
  expect(Object.keys(JSON.parse(`${await answerText.textContent()}`)).sort()).toEqual([
    'completedAt',
    'duration',
    'operator',
    'reference',
    'sessionId',
    'test',
  ])
  // The player was asked and has not consented: there is nothing to read.
  await press('Read the shared result')
  await expect(answerText).toHaveText('There is nothing, or nothing we may read.')
  expect(await violations(page)).toEqual([])
  // One for each load of the frame.
  expect(sessions()).toBe(2)

  demo.time.ahead = 31 * minute
  const requestCount = requests.length
  await player.test.getByRole('button', { name: 'Play again' }).first().click()
  // The game is registered while the player reads the first page; nobody starts within that second.
  await expect.poll(sessions).toBe(3)
  await player.start()
  await player.draw(1)
  await expect(player.test.getByTestId('cards-left')).toHaveText('79')
  await expect.poll(() => requests.slice(requestCount)).toContain('POST /api/v1/game/store_card_selection')
  expect(sessions()).toBe(3)
  await press('List my games')
  await expect(answerText).toContainText(reference)
  expect(JSON.parse(`${await answerText.textContent()}`)).toHaveLength(2)
  await press('Delete my games')
  await expect(answerText).toContainText('"deleted": 2')
  await demo.close()
})
