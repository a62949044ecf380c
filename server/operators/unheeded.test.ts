import { expect, test } from 'vitest'
import { currenciesOf } from '../../contract/look/view-of-operator.ts'
import type { Operator } from '../../contract/operator.ts'
import { unheeded } from './load-operator.ts'

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
