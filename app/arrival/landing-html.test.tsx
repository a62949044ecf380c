import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorView } from '../../contract/operator-view.ts'
import { type Locales, sets } from '../../i18n/sets.ts'
import { openTexts } from '../i18n/text-store.ts'
import { type Services, ServicesContext } from '../services.ts'
import { useLinked } from '../use-linked.ts'
import { landingHtml } from './landing-html.tsx'

const operator = {
  id: 'mindway',
  name: 'Partner',
  terms: { partnerUserIds: true },
  ageMark: 18,
  footer: { links: [{ kind: 'contact', href: 'https://partner.example/' }], notice: true },
  provider: { name: 'Gamalyze', url: 'https://gamalyze.example/', contact: 'contact@gamalyze.example', retentionDays: 730 },
} as unknown as OperatorView

test.each(Object.keys(sets) as Locales[])(
  'the landing page in %s has its words and nothing that the page’s policy forbids',
  async (locale) => {
    const texts = (await openTexts(locale, () => ({ currencies: {} }))).get()
    const html = landingHtml(texts, operator)
    const page = document.createElement('div')
    page.innerHTML = html
    const { landing, shell } = texts.root
    expect(page.querySelector('h1')?.textContent).toBe(landing.title())
    expect(page.querySelector('section')?.textContent).toContain(landing.intro())
    expect(page.querySelector('section')?.textContent).toContain(landing.ageNote({ age: 18 }))
    expect(page.querySelector('ul')?.textContent, 'as the terms of this label').toContain(landing.linked({ partner: 'Partner' }))
    expect(page.querySelector('[type=submit]')?.textContent).toBe(landing.start())
    expect(page.querySelector('footer')?.textContent).toContain(shell.poweredBy({ provider: operator.provider.name }))
    expect(html).not.toMatch(/ style=| on\w+=|<script/)
  },
)

test('the app that takes its place, and the terms, say the same of accounts to whoever comes without one (ruling 56)', () => {
  const still = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => {} })
  const services = { currentOperator: still(operator), session: still({ linked: false, external_id: null }) } as unknown as Services
  const { result } = renderHook(useLinked, { wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext> })
  expect(result.current).toBe(true)
})
