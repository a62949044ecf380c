// What members and strangers send, checked and drawn in a process of its own: `operators/checks.ts` starts it and calls these by name.
import { zipSync } from 'fflate'
import type { Language } from '../../contract/languages.ts'
import { drawMarks, type Mark, type MarkRequest } from '../mail/draw-marks.ts'
import { type CheckedLook, checkLook } from '../operators/check-look.ts'
import { type Brand, createOperator, type Recolour, recolour } from '../operators/create-operator.ts'
import { drawShareImage, type ShareImageRequest } from '../operators/draw-share-image.ts'
import type { LabelFiles } from '../operators/label.ts'
import { type AssetFault, takeImage } from '../operators/load-asset.ts'
import type { LabelOptions } from '../operators/load-operator.ts'
import { parseOwnTexts, type TextFault, unusedFault } from '../operators/parse-own-texts.ts'
import type { Paper } from '../report/paper.ts'
import { answerTasks } from './answer-tasks.ts'

/** Checks the files of a label, and makes what the console shows of them. */
export const label = ({ id, files, options }: { id: string; files: LabelFiles; options: LabelOptions }): Promise<CheckedLook> =>
  checkLook(id, files, options)

/** Checks images and makes what may be shown of them; or the first that is refused, and why. */
export const images = async (files: LabelFiles): Promise<{ redrawn: LabelFiles } | { fault: AssetFault & { name: string } }> => {
  const redrawn = new Map<string, Buffer>()
  for (const [name, bytes] of files) {
    const asset = await takeImage(name, bytes)
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
export const brand = (of: Recolour): Record<string, string> | undefined => recolour(of)

/** The files of a new operator, by name. */
export const create = (of: Brand): Record<string, string> => createOperator(of)

/** Draws an operator's marks for mails. */
export const marks = (of: MarkRequest): Promise<Mark[]> => drawMarks(of)

/** Draws what is shown of a link to a label's test. */
export const shareImage = (of: ShareImageRequest): Promise<Uint8Array> => drawShareImage(of)

/** A document as PDF. */
export const print = async (paper: Paper): Promise<Uint8Array> => {
  const { printPaper } = await import('../report/print-paper.ts')
  return printPaper(paper)
}

/** Files as one. */
export const zip = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files)

if (process.send) answerTasks({ label, images, text, brand, create, marks, shareImage, print, zip })
