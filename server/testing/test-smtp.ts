import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'

/** The server's action at one point of the dialogue: a reply, silence, or dropping the connection. */
export type Move = string | 'silence' | 'drop'

export type Script = {
  /** one for each connection in turn, the last for all further ones */
  greeting?: readonly Move[]
  /** ms before each reply */
  delay?: number
  /** further lines of the EHLO reply */
  extensions?: readonly string[]
  auth?: Move
  startTls?: Move
  mail?: Move
  /** one for each RCPT in turn, the last for all further ones; or by the command's text */
  rcpt?: readonly Move[] | ((line: string) => Move)
  /** to the command DATA */
  data?: Move
  /** drop the connection after this many bytes of the data */
  dropAfter?: number
  /** after the final dot, in turn */
  done?: readonly Move[]
}

export type TestSmtp = {
  url: string
  /** recipients as received in RCPT TO */
  recipients: string[]
  /** MAIL FROM commands as received */
  senders: string[]
  /** the data received, complete or not */
  data: string[]
  /** number of connections made, open or not */
  connections(): number
  close(): Promise<void>
}

/** A scripted SMTP server for tests on a real socket: every failure mode of a server, by name. Port 0 takes a free one. */
export const startTestSmtp = async (script: Script = {}, at = 0): Promise<TestSmtp> => {
  const seen = { recipients: [] as string[], senders: [] as string[], data: [] as string[] }
  const sockets = new Set<Socket>()
  let connections = 0
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    converse(socket, script, seen, turn(script.greeting, connections++, '220 test ESMTP'))
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...seen,
    connections: () => connections,
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Seen = Pick<TestSmtp, 'recipients' | 'senders' | 'data'>

const turn = (moves: readonly Move[] | undefined, index: number, otherwise: Move) => moves?.[Math.min(index, moves.length - 1)] ?? otherwise

const converse = (socket: Socket, script: Script, seen: Seen, greeting: Move): void => {
  let text = ''
  let inData = false
  const act = (move: Move) => {
    if (move === 'drop') socket.destroy()
    else if (move !== 'silence') socket.write(`${move}\r\n`)
  }
  const play = (move: Move) => (script.delay ? void setTimeout(act, script.delay, move) : act(move))
  play(greeting)
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8')
    if (inData && script.dropAfter !== undefined && text.length >= script.dropAfter) {
      seen.data.push(text)
      socket.destroy()
    } else readOn()
  })
  const readOn = (): void => {
    const end = inData ? '\r\n.\r\n' : '\r\n'
    const at = text.indexOf(end)
    if (at < 0) return
    const part = text.slice(0, at)
    text = text.slice(at + end.length)
    if (inData) {
      inData = false
      play(turn(script.done, seen.data.push(part) - 1, '250 taken'))
    } else command(part)
    readOn()
  }
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') play(['250-test', ...(script.extensions ?? []).map((name) => `250-${name}`), '250 HELP'].join('\r\n'))
    else if (verb === 'AUTH') play(script.auth ?? '235 welcome')
    else if (verb === 'MAIL') {
      seen.senders.push(line)
      play(script.mail ?? '250 fine')
    } else if (verb === 'RCPT') {
      const index = seen.recipients.push(line) - 1
      play(typeof script.rcpt === 'function' ? script.rcpt(line) : turn(script.rcpt, index, '250 fine'))
    } else if (verb === 'DATA') {
      inData = script.data === undefined
      play(script.data ?? '354 go on')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else if (verb === 'STAR') play(script.startTls ?? '502 no encryption here')
    else play('250 fine')
  }
}
