import { expect, test } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { Strip } from './strip.tsx'

/** Thirty columns of 16 units, over each other from the bottom at 88: where dots stand, and whether they are filled. */
const show = async (dots: number[]) => {
  const { container, result } = await renderWithTexts(<Strip dots={dots} own={5} from={0} to={10} labels={['few', 'many']} />)
  const circles = [...container.querySelectorAll('circle')]
  const plain = Math.min(...circles.map(({ classList }) => classList.length))
  const strip = container.querySelector<HTMLElement>('[role=img]')
  return {
    places: circles.map((circle) => ['cx', 'cy'].map((name) => Number(circle.getAttribute(name)))),
    filled: circles.map(({ classList }) => classList.length > plain),
    said: strip?.getAttribute('aria-label'),
    below: (count: number) => result?.parts.strip({ below: count }),
    own: strip?.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--at'),
    ends: [...(strip?.lastElementChild?.children ?? [])].map(({ textContent }) => textContent),
  }
}

test('volunteers of one column are stacked; those with less than the player are filled and counted', async () => {
  const { places, filled, said, below, own, ends } = await show([1, 1, 5, 9])
  expect(places).toEqual([
    [56, 88],
    [56, 72],
    [248, 88],
    [440, 88],
  ])
  expect({ filled, text: said, own, ends }).toEqual({
    filled: [true, true, false, false],
    text: below(2),
    own: '50%',
    ends: ['few', 'many'],
  })
})

test('values beyond the ends are shown at the ends', async () => {
  const { places } = await show([-4, 10, 14])
  expect(places).toEqual([
    [8, 88],
    [472, 88],
    [472, 72],
  ])
})
