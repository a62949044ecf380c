import type { Draw } from '../../server/analysis/types.ts'
import type { DeckNames } from './read-mapping.ts'
import { TrialsError } from './trials.ts'

export const isMissing = (cell: string | undefined): boolean => cell === undefined || /^(|#?n\/?a|nan|null|none|\.)$/i.test(cell)

/** A number of more than three digits may have a mark between its thousands; `0,125` or `1250,000` cannot. */
const maybeThousands = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Reads the numbers of a file, with decimal points or commas. `1,250` is a thousand or a fraction: it is only read where other numbers of the
 * file show which mark is the decimal one. Throws TrialsError at `where`.
 */
export const numberReader = (all: Iterable<string>) => {
  const decimals = new Set<string>()
  for (const cell of all) {
    const mark = /^[-+\u2212]?\d+([.,])\d+$/.exec(cell)?.[1]
    if (mark && !maybeThousands.test(plainMinus(cell))) decimals.add(mark)
  }
  return (cell: string | undefined, name: string, where: string): number => {
    if (cell === undefined || isMissing(cell)) throw new TrialsError('data_gap', `${where}: no ${name}`)
    const text = plainMinus(cell)
    if (!/^[-+]?\d+([.,]\d+)?(e[-+]?\d+)?$/i.test(text)) throw new TrialsError('invalid_data', `${where}: ${name} "${cell}" is no number`)
    const mark = /[.,]/.exec(text)?.[0]
    if (mark && decimals.size > 1) throw new TrialsError('invalid_data', `${where}: decimal points and decimal commas in one file`)
    if (maybeThousands.test(text) && !decimals.has(mark ?? ''))
      throw new TrialsError('invalid_data', `${where}: ${name} "${cell}": write thousands without a mark`)
    return Number(text.replace(',', '.'))
  }
}

const plainMinus = (cell: string) => cell.replace('\u2212', '-')

/** Reads decks as 1–4 or A–D, one kind in a file, or as the mapping names them. Throws TrialsError at `where`. */
export const deckReader = (names?: DeckNames) => {
  let letters: boolean | undefined
  return (cell: string | undefined, where: string): Draw['choice'] => {
    if (cell === undefined || isMissing(cell)) throw new TrialsError('data_gap', `${where}: no deck`)
    if (names) {
      const name = Object.hasOwn(names, cell) ? names[cell] : undefined
      if (name === undefined) throw new TrialsError('invalid_data', `${where}: the mapping has no deck "${cell}"`)
      return 'ABCD'.indexOf(name) as Draw['choice']
    }
    const label = /^(?:deck[ _]?)?(?:([a-d])|([1-4])(?:\.0+)?)$/i.exec(cell)
    if (!label)
      throw new TrialsError(
        'invalid_data',
        `${where}: deck "${cell}" must be 1 to 4 or A to D${cell === '0' ? '; if decks are numbered from 0, say so in a mapping file' : ''}`,
      )
    const isLetter = label[1] !== undefined
    letters ??= isLetter
    if (letters !== isLetter) throw new TrialsError('invalid_data', `${where}: decks are letters and numbers in one file`)
    return (isLetter ? 'abcd'.indexOf(label[1]?.toLowerCase() ?? '') : Number(label[2]) - 1) as Draw['choice']
  }
}

/**
 * Reads net outcomes in points from gain and loss (a loss of either sign, but of one sign in a file) or from the net value. Throws
 * TrialsError at `where`.
 */
export const outcomeReader = (numbers: ReturnType<typeof numberReader>) => {
  let lossSign = 0
  return ({ gain, loss, net }: { [part in 'gain' | 'loss' | 'net']: string | undefined }, hasParts: boolean, where: string): number => {
    if (!hasParts) return numbers(net, 'net outcome', where)
    const [won, lost] = [numbers(gain, 'gain', where), numbers(loss, 'loss', where)]
    if (won < 0) throw new TrialsError('invalid_data', `${where}: gain ${won} is negative`)
    if (lost * lossSign < 0) throw new TrialsError('invalid_data', `${where}: losses are negative and positive in one file`)
    lossSign ||= Math.sign(lost)
    const outcome = won - Math.abs(lost)
    if (net !== undefined && Math.abs(numbers(net, 'net outcome', where) - outcome) > 1e-6)
      throw new TrialsError('invalid_data', `${where}: the net outcome is ${net}, but gain and loss give ${outcome}`)
    return outcome
  }
}
