import { screen, waitFor, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { openConsole, violations } from '../../testing/open-console.tsx'

test('figures are bars with their tables behind them, in words and rounded', async () => {
  const { user, t } = await openConsole('/o/spelro/figures', { cookie: inject('server').console.owner })
  const panel = (name: string) => within(screen.getByText(name).closest('section') as HTMLElement)
  await screen.findByText(t.figures.funnel())
  // 123 games began, 96 were completed; 7 were of high risk (`console/testing/server.ts`).
  const bar = (name: string, within = panel(t.figures.funnel())) =>
    within
      .getAllByText(name)
      .find(({ tagName }) => tagName === 'SPAN')
      ?.closest('li')?.textContent
  expect(bar(t.figures.columns.started())).toContain('120')
  expect(bar(t.figures.columns.completed())).toContain('90')
  const categories = panel(t.figures.byCategory())
  expect(bar(t.figures.categories['low-risk'](), categories)).toContain('80')
  const fewIn = (within: ReturnType<typeof panel>) =>
    within
      .getAllByText(/^Fewer /)
      .map(({ textContent }) => textContent)
      .join()
  expect(fewIn(categories)).toContain(t.figures.categories['high-risk']())
  expect(await panel(t.figures.byLanguage()).findAllByText('Dansk')).toHaveLength(2)
  expect(document.body.textContent).not.toMatch(/-risk|\b(123|96|89)\b/)
  expect(screen.getByText('CSV').getAttribute('href')).toBe('/api/console/operators/spelro/figures.csv')
  expect(screen.getByText(t.figures.standing()).getAttribute('href')).toBe('/api/console/operators/spelro/standing.zip')

  // The same tables and bars in four weeks: those of a year are much to walk through.
  await user.click(screen.getByLabelText(t.figures.ranges['4']()))
  await waitFor(() => expect(document.querySelector('table')?.tBodies[0]?.rows).toHaveLength(4))
  expect(screen.getByText('CSV').getAttribute('href')).toMatch(/from=\d{4}-W\d\d&to=\d{4}-W\d\d$/)
  expect(bar(t.figures.columns.started())).toContain('120')
  expect(await violations()).toEqual([])

  await user.click(screen.getByLabelText(t.figures.test()))
  await waitFor(() => expect(fewIn(panel(t.figures.funnel()))).toContain(t.figures.columns.started()))
  expect(screen.getByText('CSV').getAttribute('href')).toMatch(/&test=true$/)
})

test('figures without ten games in any week say that there are none yet', async () => {
  const { t } = await openConsole('/o/vegaslegends/figures', { cookie: inject('server').console.designer })
  await screen.findByText(t.figures.none())
  expect(screen.queryByText(t.figures.funnel())).toBeNull()
})
