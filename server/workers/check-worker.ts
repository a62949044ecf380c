// What members and strangers send, checked and drawn in a process of its own: `operators/checks.ts` starts it and calls these by name.
import { zipSync } from 'fflate'
import type { Language } from '../../contract/languages.ts'
import { drawMarks, type Mark, type MarkRequest } from '../mail/draw-marks.ts'
import { checkOperator, type OperatorCheck } from '../operators/check-operator.ts'
import type { AssetFault } from '../operators/check-svg.ts'
import { createOperator, type NewOperator, type Recolour, recolour } from '../operators/create-operator.ts'
import { drawShareImage, type ShareImageRequest } from '../operators/draw-share-image.ts'
import { acceptImage } from '../operators/load-asset.ts'
import type { OperatorOptions } from '../operators/load-operator.ts'
import type { OperatorFiles } from '../operators/operator-files.ts'
import { parseOwnTexts, type TextFault, unusedFault } from '../operators/parse-own-texts.ts'
import type { Paper } from '../report/paper.ts'
import { answerTasks } from './answer-tasks.ts'

/** Checks the files of a label, and makes what the console shows of them. */
export const operator = ({ id, files, options }: { id: string; files: OperatorFiles; options: OperatorOptions }): Promise<OperatorCheck> =>
  checkOperator(id, files, options)

/** Checks images and makes what may be shown of them; or the first that is refused, and why. */
export const images = async (files: OperatorFiles): Promise<{ redrawn: OperatorFiles } | { fault: AssetFault & { name: string } }> => {
  const redrawn = new Map<string, Buffer>()
  for (const [name, bytes] of files) {
    const asset = await acceptImage(name, bytes)
    if (!('bytes' in asset)) return { fault: { ...asset, name } }
    redrawn.set(name, asset.bytes)
  }
  return { redrawn }
}

/** Checks one own text of a label. */
export const text = ({ set, key, text: own }: { set: Language; key: string; text: string }): TextFault[] => {
  const { faults, unused = [] } = parseOwnTexts(JSON.stringify({ [key]: own }), set)
  return [...faults, ...unused.map(({ line, reason }) => ({ line, ...unusedFault(reason, key) }))]
}

/** A label made anew from one colour. */
export const recoloured = (of: Recolour): Record<string, string> | undefined => recolour(of)

/** The files of a new operator, by name. */
export const create = (of: NewOperator): Record<string, string> => createOperator(of)

/** Draws an operator's marks for mails. */
export const marks = (of: MarkRequest): Promise<Mark[]> => drawMarks(of)

/** Draws what is shown of a link to a label's test. */
export const shareImage = (of: ShareImageRequest): Promise<Uint8Array> => drawShareImage(of)

/** A document as PDF. */
export const print = async (paper: Paper): Promise<Uint8Array> => {
  const { printPaper } = await import('../report/paper.ts')
  return printPaper(paper)
}

/** Files as one. */
export const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files)

if (process.send) answerTasks({ operator, images, text, recoloured, create, marks, shareImage, print, zip })
