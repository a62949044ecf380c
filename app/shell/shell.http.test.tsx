import { act, within } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createStore } from '../store.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { Background } from './background.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const ids = Object.keys(import.meta.glob('../../operators/*/operator.json')).map((path) => path.split('/').at(-2) ?? '')
const viewOf = async (id: string): Promise<OperatorView> => (await fetch(`${inject('server').url}/operators/${id}/view.json`)).json()

const views = await Promise.all(ids.map(viewOf))

test('header and background are those of the operator, and follow each change of it (R57, R59, R62–R64, R66, R76)', async () => {
  const currentOperator = createStore(views[0] as OperatorView)
  const { container, texts } = await renderWithTexts(
    <>
      <Background />
      <Header />
    </>,
    'eng',
    { currentOperator },
  )
  const headers = new Set<string>()
  let linking = 0
  for (const view of views) {
    await act(async () => currentOperator.set(view))
    const header = container.querySelector('header')
    const logos = view.header.logos.filter(({ languages }) => !languages || languages.includes('eng'))
    expect(
      [...(header?.querySelectorAll('img:not([src*=_flags])') ?? [])].map((image) => image.getAttribute('src')),
      view.id,
    ).toEqual(logos.map(({ src }) => src))
    const links = [...(header?.querySelectorAll('a') ?? [])].map((link) => ({
      href: link.getAttribute('href'),
      target: link.target,
      rel: link.rel,
      name: link.getAttribute('aria-label'),
    }))
    const linked = logos.filter(({ link }) => link)
    expect(links, view.id).toEqual(
      linked.map(({ link, name }) => ({
        href: link,
        target: '_blank',
        rel: expect.stringContaining('noopener'),
        name: texts.shell.opensWindow({ name }),
      })),
    )
    const unlinked = [...(header?.querySelectorAll<HTMLImageElement>('img:not(a img, [src*=_flags])') ?? [])].map(({ alt }) => alt)
    expect(unlinked, view.id).toEqual(logos.filter(({ link }) => !link).map(({ name }) => name))
    if (view.id === 'mindway') expect(links.map(({ href }) => href)).toEqual(['https://gamalyze.example/'])
    if (view.id === 'four-houses') expect([logos.length, links.length]).toEqual([4, 3])
    if (view.id === 'racecard-weekly') expect(unlinked).toEqual(['Racecard Weekly'])
    if (linked.length > 0) linking += 1
    headers.add(header?.innerHTML ?? '')
    const { kind } = view.background
    expect(container.querySelector<HTMLElement>('[data-background]')?.dataset.background, view.id).toBe(
      kind === 'colour' ? undefined : kind,
    )
  }
  const empty = views.filter(({ header }) => header.logos.length === 0 && header.switch === 'none').length
  expect(headers.size).toBe(views.length - Math.max(0, empty - 1))
  expect(linking).toBeGreaterThanOrEqual(20)
})

/** Footers of their own, and where the help-line in them is. */
const sites: Record<string, string> = {
  betarades: 'https://www.kethea.gr',
  pariurix: 'https://jocresponsabil.ro',
  ncpg: 'https://www.ncpgambling.org/chat',
}

test('the footer credits the provider; where the operator asks for it there is none, a second one with a help-line, a notice at its end (R4, R5, R68, R69, ruling 15)', async () => {
  const currentOperator = createStore(views[0] as OperatorView)
  const { container, texts } = await renderWithTexts(<Footer />, 'eng', { currentOperator })
  for (const view of views) {
    await act(async () => currentOperator.set(view))
    const bars = [...container.querySelectorAll<HTMLElement>('footer [data-footer]')]
    expect(bars.length, view.id).toBe(view.id in sites ? 2 : view.footer ? 1 : 0)
    const [usual, dedicated] = bars
    if (usual) expect(usual).toHaveProperty('textContent', expect.stringContaining(texts.shell.poweredBy({ provider: 'Gamalyze' })))
    if (dedicated) {
      const link = await within(dedicated).findByRole('link', { name: /./ })
      expect(link.getAttribute('href')).toBe(sites[view.id])
      within(link).getByRole('img', { name: /./ })
    }
    const last = container.querySelector<HTMLElement>('footer > :last-child')
    expect(last?.hasAttribute('data-notice') ?? false, view.id).toBe(view.footer?.notice ?? false)
    if (view.id === 'hc') expect(last?.textContent).toContain('18+')
  }
  expect(views.filter(({ footer }) => !footer).map(({ id }) => id)).toContain('kubb-klubben')
})

test('a flag changes the language at once', async () => {
  const currentOperator = createStore(await viewOf('spilxperten'))
  const { getByRole, findByRole } = await renderWithTexts(<Header />, 'dan', { currentOperator })
  getByRole('button', { name: 'Dansk', current: true })
  await act(async () => getByRole('button', { name: 'English' }).click())
  await findByRole('button', { name: 'English', current: true })
})
