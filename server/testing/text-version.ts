/** What a consent has to name: the version of the words in which a server at `url` asks the players of an operator now. */
export const textVersionOf = async (url: string, operator: string, language = 'eng'): Promise<string> => {
  const reply = await fetch(`${url}/api/v1/operators/${operator}?language=${language}`)
  return ((await reply.json()) as { textVersion: string }).textVersion
}
