/** Whether the script came from the provider; a page's own copy, alone or joined with other scripts, did not. */
const isOurs = (script: Element | null): script is HTMLScriptElement => {
  const src = `${(script as Partial<HTMLScriptElement> | null)?.src}`
  return /^http[^/]*\/\/[^/]+\/sdk\/[^/]+\/gamalyze\.js/.test(src) && !src.startsWith(`${origin}/`)
}

/** The element of this script, if it has one: optimisers of pages inline scripts, make modules of them, move, join and delay them. */
export const ownScript = globalThis.document && [document.currentScript, ...document.scripts].find(isOurs)
export const providerUrl = ownScript && new URL(ownScript.src).origin
