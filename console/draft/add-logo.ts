import type { Logo, Operator } from '../../contract/operator.ts'

/** Size, px, a logo is drawn with at first, and the greatest width (`contract/operator.ts`). */
const defaultSize: Pick<Logo, 'width' | 'height'> = { width: 112, height: 28 }
const maxWidthPx = 640

/** Size to draw an image at: the usual height, in its own proportion. */
export const logoSize = async (file: File): Promise<typeof defaultSize> => {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
    const share = image.naturalWidth / (image.naturalHeight || 1)
    const width = Math.round(defaultSize.height * share) || defaultSize.width
    return { ...defaultSize, width: Math.min(maxWidthPx, Math.max(16, width)) }
  } catch {
    return defaultSize
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A look with one more logo. Its name is the operator's until it is changed. Pure. */
export const addLogo = (operator: Operator, image: string): Operator => {
  const logos = [...operator.header.logos, { image, name: operator.name, ...defaultSize }]
  return { ...operator, header: { ...operator.header, logos } }
}
