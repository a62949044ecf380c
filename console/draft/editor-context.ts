import { createContext, use } from 'react'
import type { LookFile, LookProblem } from '../../contract/console/look.ts'
import type { Operator } from '../../contract/operator.ts'
import type { JudgedColour } from './contrast.ts'

/** What the fields of a look are about. */
export type Editor = {
  operator: Operator
  files: readonly LookFile[]
  judged: ReadonlyMap<string, JudgedColour>
  problems: readonly LookProblem[]
  /** Sets a field by its JSON Pointer; `undefined` removes it. Missing if the look is read-only. */
  set: ((pointer: string, value: unknown) => void) | undefined
  /** Checks and stores an image, then names it at the pointer; rejects with the server's reason. */
  upload: (file: File, then: (operator: Operator, name: string) => Operator) => Promise<void>
}

export const EditorContext = createContext<Editor | undefined>(undefined)

/** The editor that the component stands in. @throws Error outside of one */
export const useEditor = (): Editor => {
  const editor = use(EditorContext)
  if (!editor) throw new Error('Fields of a look stand in its editor')
  return editor
}
