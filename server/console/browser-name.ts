const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
]
const nameOf = (list: [RegExp, string][], agent: string): string | undefined => list.find(([pattern]) => pattern.test(agent))?.[1]

/** User agent in readable form: `Firefox on Windows`. */
export const browserName = (agent = ''): string => {
  const browser = nameOf(browsers, agent)
  const system = nameOf(systems, agent)
  return browser && system ? `${browser} on ${system}` : (browser ?? 'Another program')
}
