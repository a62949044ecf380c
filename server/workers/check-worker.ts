// What members and strangers send, checked and drawn in a process of its own: `checks.ts` starts it and calls these by name.
import { zipSync as zip } from 'fflate'
import type { Language } from '../../contract/languages.ts'
import { drawMarks } from '../mail/draw-marks.ts'
import { checkOperator, type OperatorCheck } from '../operators/check-operator.ts'
import type { AssetFault } from '../operators/check-svg.ts'
import { createOperator, recolour } from '../operators/create-operator.ts'
import { drawShareImage } from '../operators/draw-share-image.ts'
import { acceptImage } from '../operators/load-asset.ts'
import type { OperatorOptions } from '../operators/load-operator.ts'
import type { OperatorFiles } from '../operators/operator-files.ts'
import { parseOwnTexts, type TextFault, unusedFault } from '../operators/parse-own-texts.ts'
import type { Paper } from '../report/paper.ts'
import { answerTasks } from './answer-tasks.ts'

const operator = ({ id, files, options }: { id: string; files: OperatorFiles; options: OperatorOptions }): Promise<OperatorCheck> =>
  checkOperator(id, files, options)

const images = async (files: OperatorFiles): Promise<{ redrawn: OperatorFiles } | { fault: AssetFault & { name: string } }> => {
  const redrawn = new Map<string, Buffer>()
  for (const [name, bytes] of files) {
    const asset = await acceptImage(name, bytes)
    if (!('bytes' in asset)) return { fault: { ...asset, name } }
    redrawn.set(name, asset.bytes)
  }
  return { redrawn }
}

const text = ({ set, key, text: own }: { set: Language; key: string; text: string }): TextFault[] => {
  const { faults, unused = [] } = parseOwnTexts(JSON.stringify({ [key]: own }), set)
  return [...faults, ...unused.map(({ line, reason }) => ({ line, ...unusedFault(reason, [key]) }))]
}

const print = async (paper: Paper): Promise<Uint8Array> => {
  const { printPaper } = await import('../report/paper.ts')
  return printPaper(paper)
}

export const work = { operator, images, text, recolour, create: createOperator, marks: drawMarks, shareImage: drawShareImage, print, zip }

if (process.send) answerTasks(work)
