import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import type { MailCatcher } from '../../server/mail/catcher.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'
import { type ConsoleServer, startConsoleServer } from './console-server.ts'

const email = 'owner@spelro.example'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: ConsoleServer
let catcher: MailCatcher
test.beforeAll(async () => {
  catcher = await startMailCatcher()
  server = await startConsoleServer(Number(process.env.E2E_PORT) + 90, ['spelro'], { SMTP_URL: catcher.smtpUrl })
  await server.firstLink(email, '--operator', 'spelro')
})
test.afterAll(async () => {
  await server?.close()
  await catcher?.close()
})

test('a mailed link pressed in another browser takes the digits that the asking one shows, after a warning that says where that was (ruling 72)', async ({
  browser,
}) => {
  const asking = await browser.newContext({ userAgent: firefox })
  const page = await asking.newPage()
  await page.goto(server.consoleUrl)
  await page.getByLabel('Your work email address').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect.poll(() => catcher.list().length).toBe(1)
  const digits = (await page.getByText(/^\d( \d){5}$/).textContent()) ?? ''
  const [link = ''] = /http\S+#token=\S+/.exec(catcher.list()[0]?.text ?? '') ?? []

  const other = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await other.newPage()
  await phone.goto(link)
  await expect(phone).toHaveURL(`${server.consoleUrl}/sign-in`)
  await phone.getByRole('button', { name: 'Continue' }).click()
  const warning = phone.getByRole('alert')
  await expect(warning).toContainText('Sign in only if that was you')
  await expect(phone.getByText('Firefox on Windows')).toBeVisible()
  expect(await violations(phone)).toEqual([])
  for (const screen of [page, phone])
    for (const width of [1440, 390, 320]) {
      await screen.setViewportSize({ width, height: 844 })
      expect(await screen.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  const field = phone.getByRole('textbox', { name: 'Six digits' })
  const enter = phone.getByRole('button', { name: 'Sign in now' })
  await enter.click()
  await expect(field).toHaveAccessibleDescription(/Enter all six digits/)
  await field.fill(digits.replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`))
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/These are not the digits/)
  expect(await violations(phone)).toEqual([])
  await field.fill(digits)
  await field.press('Enter')
  await expect(phone.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  // Used once, the link says so where it was asked for.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
  for (const context of [asking, other]) await context.close()
})
