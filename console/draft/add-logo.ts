import type { Logo, Operator } from '../../contract/operator.ts'

/** Height, px, a logo is drawn with at first, and its greatest width (`contract/operator.ts`). */
const defaultHeightPx = 28
const maxWidthPx = 640

/** Size to draw an image at: the usual height, in its own proportion. */
export const logoSize = async (file: File): Promise<Pick<Logo, 'width' | 'height'>> => {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
    const share = image.naturalWidth / (image.naturalHeight || 1)
    return { height: defaultHeightPx, width: Math.min(maxWidthPx, Math.max(16, Math.round(defaultHeightPx * share) || 112)) }
  } catch {
    return { height: defaultHeightPx, width: 112 }
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A look with one more logo. Its name is the operator's until it is changed. Pure. */
export const addLogo = (
  operator: Operator,
  image: string,
  size: Pick<Logo, 'width' | 'height'> = { width: 112, height: defaultHeightPx },
): Operator => ({ ...operator, header: { ...operator.header, logos: [...operator.header.logos, { image, name: operator.name, ...size }] } })
