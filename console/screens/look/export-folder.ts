import { callConsole } from '../../api/call.ts'
import { saveFile } from '../../api/save-file.ts'

/** Saves a label's folder as one file, from which it can be imported byte for byte. */
export const exportFolder = async (operator: string, draft?: number): Promise<void> => {
  const folder = await callConsole('exportFolder', { params: { operator }, query: draft === undefined ? {} : { draft: `${draft}` } })
  saveFile(`${operator}.folder.json`, JSON.stringify(folder), 'application/json')
}
