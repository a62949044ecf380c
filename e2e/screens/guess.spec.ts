import { expect, test } from './support/workbench.ts'

test('the slider requires a first move, works by keyboard and by its buttons, and announces its value (R105, R106, WCAG 2.5.7)', async ({
  bench,
  page,
}) => {
  await bench.open('risk-score/untouched', 'language=eng')
  const slider = page.getByRole('slider', { name: 'Your risk level' })
  const submit = page.getByRole('button', { name: 'See my result' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'nothing chosen yet')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAccessibleDescription('Please move the slider first')

  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '51 out of 100')
  await expect(submit).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: 'Less risk' }).click({ clickCount: 3 })
  await expect(slider).toHaveValue('48')
  await page.keyboard.press('Shift+Tab')
  await slider.press('End')
  await page.getByRole('button', { name: 'More risk' }).click()
  await expect(slider).toHaveValue('100')
})

test('a press on the middle of the slider selects that value', async ({ bench, page }) => {
  await bench.open('risk-score/untouched', 'language=eng')
  await page.getByRole('slider').click()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 out of 100')
})

test('a guess that was given is shown, and nothing asks for it again', async ({ bench, page }) => {
  await bench.open('risk-score/given', 'language=eng')
  await expect(page.getByText('You’ve already given your guess: 45.')).toBeVisible()
  await expect(page.getByText('Go with your gut feeling')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'See my result' })).not.toHaveAttribute('aria-disabled')
})
