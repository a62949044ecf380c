import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithTexts } from '../testing/render-texts.tsx'
import { ownGame } from '../testing/sample-own-game.ts'
import { MomentLink, useMomentFocus } from './own-game/moment-focus.tsx'
import { OwnGameView } from './own-game/own-game.tsx'

describe('the player’s own game', () => {
  const Game = ({ game = ownGame }) => {
    const focus = useMomentFocus()
    return (
      <>
        <MomentLink moment="left_losses" focus={focus} />
        <OwnGameView game={game} focus={focus} score={<b>1675</b>} />
      </>
    )
  }
  const bars = () => [...document.querySelectorAll<SVGElement>('[id=your-game] g')]
  const marks = () => bars().filter((bar) => bar.childElementCount === 2).length

  test.each(ownGame.moments.map(({ key, turns, of }) => [key, turns.length, of] as const))(
    'marks as many cards as the sentence about %s counts: %d',
    async (key, count, of) => {
      const { result } = await renderWithTexts(<Game />)
      const button = screen.getByRole('button', { name: result.game[key]({ count, of }) })
      fireEvent.click(button)
      expect({ marks: marks(), pressed: button.getAttribute('aria-pressed') }).toEqual({ marks: count, pressed: 'true' })
      fireEvent.click(button)
      expect({ marks: marks(), pressed: button.getAttribute('aria-pressed') }).toEqual({ marks: 0, pressed: 'false' })
    },
  )

  test('leads from a sentence to its cards and back', async () => {
    const { result, texts } = await renderWithTexts(<Game />)
    const see = screen.getByRole('button', { name: result.parts.show() })
    const figure = screen.getByRole<HTMLDetailsElement>('group', { name: result.game.title() })
    expect(figure.open).toBe(false)
    fireEvent.click(see)
    expect(document.activeElement).toBe(figure)
    expect(figure.open).toBe(true)
    expect(marks()).toBe(15)
    fireEvent.click(screen.getByRole('button', { name: texts.common.back() }))
    expect(document.activeElement).toBe(see)
  })

  test('has no way back for a player who did not come from a sentence, or has looked at something else since', async () => {
    const { result, texts } = await renderWithTexts(<Game />)
    const back = () => screen.queryByRole('button', { name: texts.common.back() })
    expect(back()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: result.parts.show() }))
    expect(back()).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: result.game.run({ count: 9 }) }))
    expect({ back: back(), marks: marks() }).toEqual({ back: null, marks: 9 })
  })

  test('describes one card after the other, by a slider', async () => {
    const { result, texts } = await renderWithTexts(<Game />)
    const slider = screen.getByRole('slider', { name: result.game.move() })
    expect(slider.getAttribute('aria-valuetext')).toBe(null)
    fireEvent.change(slider, { target: { value: 2 } })
    const said = `${result.game.card({ turn: 2 })}. ${texts.game.drawnLoss({ symbol: texts.game.wave(), points: 150 })}. ${texts.game.scoreNow({ score: 1980 })}`
    expect(slider.getAttribute('aria-valuetext')).toBe(said)
    expect(document.querySelector('output')?.textContent).toBe(said)
  })

  test('marks nothing if nothing firm is said (ruling 21)', async () => {
    const { result } = await renderWithTexts(<Game game={{ ...ownGame, moments: [] }} />)
    expect(screen.queryByText(result.game.moments())).toBeNull()
    expect(screen.queryByText(result.game.counted())).toBeNull()
  })
})
