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

/** Which sentence says why the server would refuse a file, so that it is not sent. */
export const fileFault = (file: File): 'tooLarge' | 'otherKind' | undefined => {
  if (file.size > maxFileBytes) return 'tooLarge'
  return /\.(svg|png|jpg|webp|avif)$/.test(assetName(file.name)) ? undefined : 'otherKind'
}
