import type { RunningServer } from '../../start-server.ts'

/** What a server was asked, of the test or the console, and what it answered; its own addresses are left out. */
export type Answer = { of: 'test' | 'console'; method: string; path: string; headers: Record<string, string>; status: number; text: string }

/** Asks a server the same; an analysis until it is there. */
export const answerOf = async (
  { url, deps }: Pick<RunningServer, 'url' | 'deps'>,
  { of, method, path, headers }: Omit<Answer, 'status' | 'text'>,
): Promise<Answer> => {
  const ask = () => fetch((of === 'console' ? deps.consoleAt.url : url) + path, { method, headers })
  let reply = await ask()
  while (reply.status === 202) reply = await ask()
  const bytes = Buffer.from(await reply.arrayBuffer()).toString('utf8')
  const text = bytes.replaceAll(url, 'http://test').replaceAll(deps.consoleAt.url, 'http://console')
  return { of, method, path, headers, status: reply.status, text }
}
