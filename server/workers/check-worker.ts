// What members and strangers send, checked and drawn in a process of its own: `operators/checks.ts` starts it and calls these by name.
import { extname } from 'node:path'
import type { Language } from '../../contract/languages.ts'
import { drawMarks, type Mark, type MarkRequest } from '../mail/draw-marks.ts'
import { type CheckedLook, checkLook } from '../operators/check-look.ts'
import type { LabelFiles } from '../operators/label.ts'
import { type AssetFault, checkAsset, maxAssetBytes } from '../operators/load-asset.ts'
import type { LabelOptions } from '../operators/load-operator.ts'
import { parseOwnTexts, type TextFault } from '../operators/parse-own-texts.ts'
import { type Recolour, recolour } from '../operators/recolour.ts'
import { redrawImage } from '../operators/redraw-image.ts'
import { answerTasks } from './answer-tasks.ts'

/** Checks the files of a label, and makes what the console shows of them. */
export const label = ({ id, files, options }: { id: string; files: LabelFiles; options: LabelOptions }): Promise<CheckedLook> =>
  checkLook(id, files, options)

/** Checks images and draws them anew; or the first that is refused, and why. */
export const images = async (files: LabelFiles): Promise<{ redrawn: LabelFiles } | { fault: AssetFault & { name: string } }> => {
  const redrawn = new Map<string, Buffer>()
  for (const [name, bytes] of files) {
    const asset = checkAsset(name, bytes)
    if (!('bytes' in asset)) return { fault: { ...asset, name } }
    const drawn = await redrawImage(extname(name), bytes, maxAssetBytes)
    if (!drawn) return { fault: { ...cannotBeRedrawn, name } }
    redrawn.set(name, drawn)
  }
  return { redrawn }
}
const cannotBeRedrawn = {
  line: 1,
  message: 'It cannot be drawn anew within 400 kB.',
  fix: 'export it again, as a plain and smaller picture.',
}

/** Checks one own text. */
export const text = ({ set, key, text: own }: { set: Language; key: string; text: string }): TextFault[] =>
  parseOwnTexts(JSON.stringify({ [key]: own }), set).faults

/** A label made anew from one colour. */
export const brand = (of: Recolour): Record<string, string> | undefined => recolour(of)

/** Draws an operator's marks for mails. */
export const marks = (of: MarkRequest): Promise<Mark[]> => drawMarks(of)

if (process.send) answerTasks({ label, images, text, brand, marks })
