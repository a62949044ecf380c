import { expect, it } from 'vitest'
import english from './eng/namespaces.ts'
import root from './eng/root.ts'

const [{ landing }, { terms }] = [root, english]

// What the specification wants said, in our words. The other sets have the same keys (`sets.test.ts`).
it.each([
  ['points only, no money', [landing.pointsOnly, terms.general.points], /points only.*money/i],
  ['anonymous, without cookies', [landing.anonymous, `${terms.userData.anonymous} ${terms.cookies.none}`], /anonymous.*no cookies/is],
  ['optional, as often as one likes', [landing.optional, terms.general.optional], /optional.*as often as you like/],
  ['one sitting, about three minutes', [terms.general.time], /about three minutes.*one sitting/],
  ['a minimum age', [terms.general.age], /at least \{age:number\} years old/],
  ['a mail address is used once and not stored', [terms.userData.email], /this one message only.*not stored.*not linked to your results/],
  ['leaving means starting again', [terms.general.time], /if you leave a running game, you have to start again/],
  ['the data cannot be deleted on request', [terms.userData.noDeletion], /the data cannot be deleted on request/],
  ['but a player can, while the report is open (ruling 36)', [terms.userData.noDeletion], /delete it yourself while your report is open/],
] as const)('the terms, and the landing page where it matters, say: %s (R15–R22)', (_, texts, said) => {
  for (const text of texts) expect(text).toMatch(said)
})
