import { expect, test } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { results } from '../../testing/sample-results.ts'
import { LearnMoreDialog } from './learn-more-dialog.tsx'

// Players of an installation took no part in research (of an own table its name and size are shown).
test.each(['research-volunteers', 'installation'] as const)('the dialog says of the group %s only what is true of it', async (name) => {
  const group = { ...results.reference_group, name, n: 1234 }
  const { texts, profile } = await renderWithTexts(<LearnMoreDialog group={group} onClose={() => {}} />)
  const said = document.body.textContent ?? ''
  expect(said.includes(profile.learnMore.comparison({ n: 1234 }))).toBe(name === 'research-volunteers')
  expect(said.includes(texts.feedback.comparedPlayers({ n: 1234 }))).toBe(name === 'installation')
})
