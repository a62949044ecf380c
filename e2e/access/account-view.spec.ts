import { expect, type Page, test } from '@playwright/test'
import { examples } from '../demo.ts'
import { textVersionOf } from '../../server/testing/text-version.ts'
import { completeGame } from '../report/complete-game.ts'
import { openFinished } from '../screens/support/finished-session.ts'
import { violations } from '../violations.ts'

const partner = `${examples}/partner-server`
const storedValue = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

test('an account opens a result, takes it back, and agrees to no more (ruling 36)', async ({ page: played, context, request, baseURL }) => {
  // The example's partner, whose server makes a session secret for the user who is logged in.
  const login = await request.post(`${partner}/login`, { data: { user: 'Kim' } })
  const { id } = (await login.json()) as { id: string }
  const newSecret = async () => (await request.post(`${partner}/secret`)).text()
  const game = await completeGame(request, 'quiet-hour', undefined, await newSecret())

  await openFinished(played, game, 'full_report')
  await played.getByRole('checkbox', { name: 'Let my account at Quiet Hour open this result' }).check()
  await played.getByRole('button', { name: 'Save my choice' }).click()
  await expect(played.getByText('Your choice is saved.')).toBeVisible()

  const account = await context.newPage()
  await account.goto(`/gamalyze?operator=quiet-hour&secret=${await newSecret()}&extuserid=${id}&language=eng`)
  await expect(account.getByRole('heading', { level: 1 })).toHaveText('Your full report')
  await expect(account.getByText('You can agree to more only in the tab in which you played this game.')).toBeVisible()
  await expect(account.getByRole('checkbox')).toHaveCount(0)
  await expect(account.getByRole('listitem').filter({ hasText: 'Opened from your account' }).first()).toBeVisible()
  expect(await violations(account)).toEqual([])
  const view = `${await storedValue(account, 'uid')}`
  expect(view).not.toBe(game.uid)
  // Whoever makes the call by hand is refused.
  const text_version = await textVersionOf(baseURL ?? '', 'quiet-hour')
  const consent = (uid: string, open: boolean, share: boolean) =>
    request.put(`/api/v1/results/consent/${uid}`, { data: { open, share, text_version } })
  expect(await (await consent(view, true, true)).json()).toMatchObject({ status: 403, code: 'forbidden' })

  await account.getByRole('button', { name: 'Withdraw my consent: Let my account at Quiet Hour open this result' }).click()
  await expect(account.getByRole('heading', { level: 1, name: 'This report has closed' })).toBeFocused()
  expect(await violations(account)).toEqual([])
  expect((await request.get(`/api/v1/results/results/${view}`)).status()).toBe(404)
  expect({ riskScore: await storedValue(account, 'risk_score'), externalId: await storedValue(account, 'external_id') }).toEqual({
    riskScore: null,
    externalId: null,
  })
  await expect(account.getByRole('link', { name: 'Play again' })).toBeVisible()

  await played.reload()
  // The tab that played agrees anew.
  await expect(played.getByRole('checkbox', { name: 'Let my account at Quiet Hour open this result' })).not.toBeChecked()
  expect((await consent(game.uid, true, false)).ok()).toBe(true)
})
