import { expect, test } from './support/workbench.ts'

test('the slider needs a first move, works by key, button and press, says its value (R105, R106, WCAG 2.5.7)', async ({ bench, page }) => {
  await bench.open('risk-score/untouched', 'language=eng')
  const slider = page.getByRole('slider', { name: 'How risky was your play?' })
  const submit = page.getByRole('button', { name: 'See my result' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Please move the slider first')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAccessibleDescription('Please move the slider first')

  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('51')
  await expect(slider).not.toHaveAttribute('aria-valuetext')
  await expect(submit).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: 'Less risk' }).click({ clickCount: 3 })
  await expect(slider).toHaveValue('48')
  await page.keyboard.press('Shift+Tab')
  await slider.press('End')
  await page.getByRole('button', { name: 'More risk' }).click()
  await expect(slider).toHaveValue('100')
  await slider.click()
  await expect(slider).toHaveValue('50')
})
