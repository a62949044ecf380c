import { docsOf, EmbedError } from './embed-error.ts'
import { bad } from './options.ts'
import { ownScript } from './script-address.ts'

const key = Symbol.for('gamalyze')
const page = globalThis as unknown as Record<symbol, Record<string, unknown> | undefined>
page[key] ??= {}
/** What the script and the files that it loads later share, under a name that no page uses by chance. */
export const shared = page[key]

/** Hashes of those files, by name; the build writes them here, for a folder that never changes. */
declare const lateFiles: Record<string, string> | false
/** Elsewhere the release, so that no cache hands out a file of another. */
declare const lateQuery: string

/** The folder of those files; a script that does not know its own address takes the provider that the page has named. */
const findFolder = (): string => {
  try {
    return new URL('script/', ownScript?.src ?? new URL('/sdk/v1/', docsOf.provider)).href
  } catch {
    throw bad("baseUrl: the provider's origin", undefined)
  }
}
const loading: Record<string, Promise<unknown>> = {}

type Rules = { createScriptURL(address: string): string }
let policy: Rules | undefined
/** An address that a page with Trusted Types accepts, if it allows our policy, which can be created only once. */
const trusted = (url: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
  try {
    policy ??= trustedTypes?.createPolicy('gamalyze-late', { createScriptURL: (address) => address })
  } catch {} // the page does not allow it: the browser decides about the plain address
  return policy?.createScriptURL(url) ?? url
}

/**
 * Fetches a part of the SDK from a folder beside the script, once. As a script element and not by `import()`: that gets through policies that trust the
 * script by its hash, and it carries an integrity. Below `v1/`, where files change, there is none, as there is none for the script.
 */
export const late = async <Part>(name: string): Promise<Part> => {
  const folder = findFolder()
  loading[name] ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    if (lateFiles) script.integrity = lateFiles[name] ?? ''
    script.crossOrigin = 'anonymous'
    script.nonce = ownScript?.nonce ?? ''
    script.onload = () => resolve(shared[name])
    const address = `${folder}${name}.js${lateQuery}`
    script.onerror = () => {
      delete loading[name] // the next one tries again
      reject(new EmbedError('SDK_BLOCKED', [`${address}, past script-src and blockers`, 'nothing']))
    }
    try {
      script.src = trusted(address)
      document.head.append(script)
    } catch {
      // Trusted Types without our policy, which do not concern modules. Those have no integrity.
      if (lateFiles) script.onerror('')
      else import(address).then(script.onload as () => void, script.onerror)
    }
  })
  return loading[name] as Promise<Part>
}
