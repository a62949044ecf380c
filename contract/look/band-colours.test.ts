import { expect, test } from 'vitest'
import { bandColours } from './band-colours.ts'

test('each band has the colour of the slider at its middle; a stop without a place lies between its neighbours, as in CSS', () => {
  // 20, 47.5, 60 and 82.5 % of the way from black to white.
  expect(bandColours('linear-gradient(90deg, #000000, #ffffff)')).toEqual(['#333333', '#797979', '#999999', '#d2d2d2'])
  expect(bandColours('linear-gradient(90deg, #000000 0%, #ffffff, #000000 100%)').slice(0, 3)).toEqual(['#666666', '#f2f2f2', '#cccccc'])
  expect(bandColours('linear-gradient(90deg, #ffffff 0%, #123456 60%, #ffffff 100%)')[2]).toBe('#123456')
})
