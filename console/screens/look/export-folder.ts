import { callConsole } from '../../api/call.ts'

/** Saves a label's folder as one file, from which it can be imported byte for byte. */
export const exportFolder = async (operator: string, draft?: number): Promise<void> => {
  const folder = await callConsole('exportFolder', { params: { operator }, query: draft === undefined ? {} : { draft: `${draft}` } })
  const url = URL.createObjectURL(new Blob([JSON.stringify(folder)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: `${operator}.folder.json` }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
