import { readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { mulberry32 } from '../../server/analysis/random.ts'
import { comparePictures } from './compare-pictures.ts'

const side = 24
const places = 5
/** No scene with a dialog: the grey behind one is its own inverse. */
const scenes = ['landing-first-visit', 'game-win', 'feedback-risky', 'risk-score-chosen', 'advice-chosen']
const stored = (name: string) => PNG.sync.read(readFileSync(new URL(`stored/${name}.png`, import.meta.url)))

/** Inverts the colours of one block, or inverts them back. */
const invert = ({ width, data }: PNG, left: number, top: number) => {
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++)
      for (let channel = 0; channel < 3; channel++) {
        const index = (y * width + x) * 4 + channel
        data[index] = 255 - (data[index] ?? 0)
      }
}

test.each(scenes.map((scene) => `${scene}-phone`))(
  `an inverted block of ${side} × ${side} px is noticed anywhere in %s`,
  { timeout: 60_000 },
  (name) => {
    const random = mulberry32(scenes.findIndex((scene) => name.startsWith(scene)))
    const [picture, changed] = [stored(name), stored(name)]
    const missed: string[] = []
    for (let place = 0; place < places; place++) {
      const left = Math.floor(random() * (picture.width - side))
      const top = Math.floor(random() * (picture.height - side))
      invert(changed, left, top)
      if (!comparePictures(picture, changed)) missed.push(`${left},${top}`)
      invert(changed, left, top)
    }
    expect(missed).toEqual([])
    expect(comparePictures(picture, changed)).toBeUndefined()
  },
)

test('pictures of different sizes differ', () => {
  expect(comparePictures(stored('game-win-phone'), stored('game-win-desktop'))?.summary).toMatch(/^\d+ × \d+ px, was 390 × \d+$/)
})
