import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languages } from '../../../contract/languages.ts'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { AccessibilityView } from './accessibility.tsx'

test('the statement says how many language versions a native speaker has read, and that no clinician has read this one', async () => {
  await renderWithTexts(<AccessibilityView operator="Quiet Hour" contact="contact@gamalyze.example" />)
  await screen.findByText(new RegExp(`Language versions that a native speaker has read in full: 0 of ${languages.length}\\.$`))
  expect(screen.getByText(/^No doctor or psychologist has yet read the words/)).toBeTruthy()
})
