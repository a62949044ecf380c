import { expect, test } from 'vitest'
import { currenciesOf } from '../../contract/look/view-of-operator.ts'
import type { Operator } from '../../contract/operator.ts'
import { allowedInProduction, wrongOrigins } from './check-origins.ts'
import { unheeded } from './load-operator.ts'

test.each([
  'https://www.partner.example',
  'https://*.partner.co.uk',
  'https://partner.github.io',
  'https://*.partner.github.io',
  'https://partner.example:8443',
  'https://*.xn--bcher-kva.example',
  'http://localhost:8081',
  'http://127.0.0.1',
  'http://shop.localhost:3000',
])('a page may be listed: %s', (origin) => expect(wrongOrigins({ origins: [origin], previewOrigins: [origin] })).toEqual([]))

test.each([
  'https://*.com',
  'https://com',
  'https://*.co.uk',
  'https://co.uk',
  'https://*.github.io',
  'https://*.vercel.app',
  'https://*.xn--p1ai',
  'https://*.kawasaki.jp',
  'https://*.example',
  'https://*.1.2.3.4',
  'https://intranet',
  'https://localhost',
  'https://*.localhost',
  'https://127.0.0.1:8443',
  'http://x.example',
  'http://*.x.example',
  'http://10.0.0.1',
  'http://127.0.0.1.example',
  'http://notlocalhost',
])('a page may not be listed anywhere: %s', (origin) =>
  expect(wrongOrigins({ origins: ['https://a.example', origin], previewOrigins: [origin] })).toMatchObject([
    { pointer: '/origins/1' },
    { pointer: '/previewOrigins/0' },
  ]),
)

test('a developer’s own machine embeds no live test in production', () => {
  expect(allowedInProduction(['https://a.example', 'http://localhost:8081', 'https://*.b.example', 'http://127.0.0.1'])).toEqual([
    'https://a.example',
    'https://*.b.example',
  ])
})

const label = (more: Partial<Operator>) => more as Operator
const places = (more: Partial<Operator>) => unheeded(label(more)).map(({ pointer }) => pointer)

test.each<[Partial<Operator>, object, string[]]>([
  [{ country: 'US-NJ', ageMark: 21, currencies: { spa: 'USD', us: 'USD' } }, { spa: 'USD' }, []],
  [{ country: 'US', ageMark: 21, currencies: { spa: 'GBP', us: 'EUR' } }, {}, ['/currencies/spa', '/currencies/us']],
  [{ country: 'DK', currencies: { spa: 'USD', dan: 'USD', eng: 'EUR' } }, {}, ['/currencies/spa', '/currencies/dan']],
  [{ currencies: { spa: 'USD' } }, {}, ['/currencies/spa']],
])(
  'of a label’s currencies only dollars in Spanish in the United States count, and others are named: %j (R7, ruling 62)',
  (given, counting, named) => {
    expect(currenciesOf(label(given))).toEqual(counting)
    expect(places(given)).toEqual(named)
  },
)

test.each<[Partial<Operator>, string[]]>([
  [{ country: 'GR' }, ['/country']],
  [{ country: 'US-NJ' }, ['/country']],
  [{ country: 'GR', ageMark: 21 }, []],
  [{ country: 'DK' }, []],
  [{}, []],
])('a label that leaves out the age which its market demands is told: %j (ruling 29)', (given, named) =>
  expect(places(given)).toEqual(named),
)
