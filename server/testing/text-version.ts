import { send } from './send.ts'

/** What a consent has to name: the version of the words in which a server at `url` asks the players of an operator now. */
export const textVersionOf = async (url: string, operator: string, language = 'eng'): Promise<string> => {
  const { text } = await send(`${url}/api/v1/operators/${operator}?language=${language}`, 'GET', {})
  return (JSON.parse(text) as { textVersion: string }).textVersion
}
