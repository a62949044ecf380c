import { ApiError } from '../../contract/call.ts'
import { type Reason, reason } from '../../contract/console/reasons.ts'

/** Name of an image beside operator.json (`AssetName`), made from what its owner called it. */
export const assetName = (file: string): string => {
  const [, stem = '', ending = ''] = /^(.*?)\.([A-Za-z0-9]+)$/.exec(file) ?? [undefined, file, '']
  const plain = stem
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${plain || 'image'}.${ending.toLowerCase().replace('jpeg', 'jpg')}`
}

/** Bytes of a file as base64. */
export const base64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** Larger files are not sent, as the server would refuse them; bytes. */
const maxFileBytes = 2_000_000

/** Why the server would refuse a file, so that it is not sent. */
const faultOf = (file: File): Reason[] => {
  if (!/\.(svg|png|jpg|webp|avif)$/.test(assetName(file.name))) return [reason('other_kind')]
  return file.size > maxFileBytes ? [reason('size', { kilobytes: Math.ceil(file.size / 1000) }), reason('size_fix', { most: 400 })] : []
}

/**
 * Makes a call with an image. A refusal names the file as its owner does.
 * @param send gets the name that the server accepts, and the bytes as base64
 * @throws ApiError `bad_file` where the file can be no image of a label, or what the call throws
 */
export const sendImage = async <T>(file: File, send: (name: string, data: string) => Promise<T>): Promise<T> => {
  const ownName = reason('of_file', { file: file.name })
  const faults = faultOf(file)
  if (faults.length > 0) throw new ApiError('bad_file', { reasons: [ownName, ...faults] })
  try {
    return await send(assetName(file.name), await base64(file))
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem
    const reasons = problem.problem.reasons?.map((one) => (one.code === 'of_file' ? ownName : one))
    throw new ApiError(problem.code, { ...problem.problem, ...(reasons && { reasons }) })
  }
}
