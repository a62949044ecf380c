import { act } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { createStore } from '../store.ts'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { Background } from './background.tsx'
import { Header } from './header.tsx'

const ids = Object.keys(import.meta.glob('../../operators/*/operator.json')).map((path) => path.split('/').at(-2) ?? '')
const viewOf = async (id: string): Promise<OperatorView> => (await fetch(`${inject('server').url}/operators/${id}/view.json`)).json()

test('header and background are those of the operator, and follow each change of it (R59, R63, R76)', async () => {
  const views = await Promise.all(ids.map(viewOf))
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
  let sites = 0
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
    if (linked.length > 0) sites += 1
    headers.add(header?.innerHTML ?? '')
    const { kind } = view.background
    expect(container.querySelector<HTMLElement>('[data-background]')?.dataset.background, view.id).toBe(
      kind === 'colour' ? undefined : kind,
    )
  }
  const empty = views.filter(({ header }) => header.logos.length === 0 && header.switch === 'none').length
  expect(headers.size).toBe(views.length - Math.max(0, empty - 1))
  expect(sites).toBeGreaterThanOrEqual(20)
})
