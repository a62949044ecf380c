import { createHash, randomBytes } from 'node:crypto'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** 216 random bits as 36 characters of `[A-Za-z0-9_-]`; never with a leading dash, which command lines take for an option. */
export const createSecret = (): string => {
  const secret = randomBytes(27).toString('base64url')
  return secret.startsWith('-') ? createSecret() : secret
}

/** What is stored of a secret. With 216 random bits a fast hash cannot be searched. */
export const hashSecret = (secret: string): string => sha256(secret)

/** What is stored of a partner's own id of a player: the same id at two operators is two players. */
export const hashExternalId = (operator: string, externalId: string): string => sha256(`${operator}\0${externalId}`)
