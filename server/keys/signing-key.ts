import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { join } from 'node:path'
import { type Config, ConfigError } from '../process/config.ts'
import { readIdKey, readKeyFile } from './id-key.ts'

/** A public key as JWK (RFC 8037) with its thumbprint (RFC 7638) as id. */
export type SigningJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig'; alg: 'EdDSA' }

type Needs = Pick<Config, 'idKey' | 'signingKey' | 'dataDir'>

const parse = (pem: string, source: string): KeyObject => {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error below covers this.
  }
  throw new ConfigError(`${source} must be an Ed25519 private key, PKCS#8 in PEM`)
}

/** Of an Ed25519 private key in DER (RFC 8410), before its 32 bytes */
const derHead = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key that signs reports for regulators: it follows from the installation key, so all processes of a database have it. Undefined without that. */
export const readSigningKey = (config: Needs): KeyObject | undefined => {
  const idKey = readIdKey(config)
  if (!idKey) return undefined
  const seed = Buffer.from(hkdfSync('sha256', idKey, '', 'gamalyze signing key', 32))
  return createPrivateKey({ key: Buffer.concat([derHead, seed]), format: 'der', type: 'pkcs8' })
}

/** The one that 1.0.0 signed with: `SIGNING_KEY`, else the file in the data folder. @throws ConfigError */
const readFormerKey = (config: Needs): KeyObject | undefined => {
  if (config.signingKey !== undefined) return parse(config.signingKey, 'SIGNING_KEY')
  const file = join(config.dataDir, 'signing.key')
  const pem = readKeyFile(file)
  return pem === undefined ? undefined : parse(pem, file)
}

/** Public keys by which reports of this installation are verified, the present one first. */
export const publicKeys = (config: Needs): SigningJwk[] =>
  [readSigningKey(config), readFormerKey(config)].flatMap((key) => (key ? [toJwk(key)] : []))

/** The public half, as `/.well-known/gamalyze-keys.json` gives it. */
const toJwk = (key: KeyObject): SigningJwk => {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  // RFC 7638: the required members in the order of their names.
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' }
}

/** Ed25519 (RFC 8032) over these bytes: 64 bytes. */
export const signBytes = (bytes: Uint8Array, key: KeyObject): Buffer => sign(null, bytes, key)

/** Id of the key that signed these bytes; undefined where none of the keys did. */
export const signerOf = (
  bytes: Uint8Array,
  signature: Uint8Array,
  keys: readonly Pick<SigningJwk, 'kty' | 'crv' | 'x' | 'kid'>[],
): string | undefined =>
  keys.find(({ kty, crv, x }) => verify(null, bytes, createPublicKey({ key: { kty, crv, x }, format: 'jwk' }), signature))?.kid
