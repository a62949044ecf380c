import { NotTrials, TrialsError } from './trials.ts'

/**
 * The text of a table: UTF-8, with or without a byte order mark, or UTF-16 with one. Throws TrialsError with the first line that is
 * neither, NotTrials for an empty file.
 */
export const decodeTable = (bytes: Uint8Array, file: string): string => {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  const text = decode(bytes, encoding)
  if (text === undefined)
    throw new TrialsError(
      'invalid_data',
      `${file}, line ${firstBrokenLine(bytes, encoding)}: not ${encoding.toUpperCase()}: save as CSV UTF-8`,
    )
  const strange = text.search(/[\0\ufeff\ufffd]/)
  if (strange >= 0)
    throw new TrialsError(
      'invalid_data',
      `${file}, line ${text.slice(0, strange).split('\n').length}: mixed or broken encodings: save as CSV UTF-8`,
    )
  if (text.trim() === '') throw new NotTrials('the file is empty')
  return text
}

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const firstBrokenLine = (bytes: Uint8Array, encoding: string): number => {
  const { length } = new TextDecoder(encoding).decode(bytes).split('\ufffd', 1)[0]?.split('\n') ?? []
  return length
}
