import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { join } from 'node:path'
import { type Config, ConfigError } from '../process/config.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'

/** A public key as JWK (RFC 8037) with its thumbprint (RFC 7638) as id. */
export type SigningJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig'; alg: 'EdDSA' }

type Needs = Pick<Config, 'signingKey' | 'dataDir'>

const fileOf = ({ dataDir }: Needs): string => join(dataDir, 'signing.key')

const parse = (pem: string, source: string): KeyObject => {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error below covers this.
  }
  throw new ConfigError(`${source} must be an Ed25519 private key, PKCS#8 in PEM`)
}

/** The key that signs reports for regulators: `SIGNING_KEY`, else the file in the data folder; undefined if there is none. @throws ConfigError */
export const readSigningKey = (config: Needs): KeyObject | undefined => {
  if (config.signingKey !== undefined) return parse(config.signingKey, 'SIGNING_KEY')
  const file = fileOf(config)
  const pem = readKeyFile(file)
  return pem === undefined ? undefined : parse(pem, file)
}

/** The same; makes the file where there is none. The process that comes second uses the first one's. */
export const openSigningKey = (config: Needs): KeyObject => {
  const storedKey = readSigningKey(config)
  if (storedKey) return storedKey
  createKeyFile(fileOf(config), String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })))
  return openSigningKey(config)
}

/** The public half, as `/.well-known/gamalyze-keys.json` gives it. */
export const toJwk = (key: KeyObject): SigningJwk => {
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
