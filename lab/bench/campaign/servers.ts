import { readdirSync, readFileSync } from 'node:fs'
import { startTestPostgres } from '../../../server/testing/test-postgres.ts'
import { testIdKey } from '../../../server/testing/test-server.ts'
import { startTestSmtp } from '../../../server/testing/test-smtp.ts'
import { type Child, startChild } from '../server/child.ts'
import { type Caller, openCaller, type Reply } from './client.ts'

export type Engine = 'sqlite' | 'postgres'

/** Server processes on one database, and a load balancer that skips dead processes. */
export type Installation = Awaited<ReturnType<typeof startInstallation>>

type Options = { engine: Engine; processes: number; settings?: Record<string, string> }

/** Child processes of a process, from /proc (proc(5)). */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )

const ticksPerSecond = 100

/** Of a process and of its children: CPU seconds, those that have ended too, and private memory, MB, from proc(5). */
export const usageOf = (pid: number): { cpu: number; memory: number } => {
  const read = (each: number, file: string) => {
    try {
      return readFileSync(`/proc/${each}/${file}`, 'utf8')
    } catch {
      // It has ended; its parent has its time.
      return ''
    }
  }
  const fields = (each: number) => read(each, 'stat').split(') ')[1]?.split(' ').map(Number) ?? []
  const all = [pid, ...childrenOf(pid)]
  const ticks = [...fields(pid).slice(11, 15), ...all.slice(1).flatMap((child) => fields(child).slice(11, 13))]
  const kilobytes = all.map((each) => Number(/RssAnon:\s+(\d+)/.exec(read(each, 'status'))?.[1] ?? 0))
  const sum = (of: number[]) => of.reduce((whole, part) => whole + part, 0)
  return { cpu: sum(ticks) / ticksPerSecond, memory: sum(kilobytes) / 1024 }
}

/** Starts an installation of so many processes on this engine, with a mail server of its own. */
export const startInstallation = async ({ engine, processes, settings = {} }: Options) => {
  const postgres = engine === 'postgres' ? await startTestPostgres() : undefined
  const smtp = await startTestSmtp({ extensions: ['PIPELINING', 'SIZE 10000000', '8BITMIME'] })
  const databaseUrl = await postgres?.newDatabase()
  const all: Record<string, string> = {
    ID_KEY: testIdKey,
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    MAILS_PER_ADDRESS: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  }
  const start = async (): Promise<Child & Caller> => {
    const child = await startChild('product', all)
    return { ...child, ...openCaller(child.url) }
  }
  const servers: (Child & Caller)[] = []
  for (let index = 0; index < processes; index += 1) servers.push(await start())
  const [first] = servers
  if (!first) throw new Error('at least one process')
  const dead = new Set<Child>()
  let turn = 0
  const living = () => servers.filter((server) => !dead.has(server))
  return {
    secret: first.secret,
    databaseUrl,
    dataDir: first.dataDir,
    postgres,
    /** Sends a request to the next living process (round robin). */
    ask(method: string, path: string, network: string, body?: object): Promise<Reply> {
      const able = living()
      turn += 1
      const server = able[turn % able.length]
      return server ? server.call(method, path, network, body) : Promise.reject(new Error('no process'))
    },
    workers: () => living().flatMap(({ process }) => childrenOf(process.pid ?? 0)),
    /** Kills one process and starts another in its place. */
    async replace(index: number): Promise<void> {
      const server = servers[index]
      if (!server) return
      // A balancer is notified before a process is asked to stop, but not of a kill.
      dead.add(server)
      server.process.kill('SIGKILL')
      servers[index] = await start()
    },
    /** A metric summed over all living processes. */
    async metric(name: string): Promise<number> {
      const texts = await Promise.all(living().map(({ call }) => call('GET', '/metrics', '127.0.0.1')))
      const lines = texts
        .flatMap(({ body }) => body.split('\n'))
        .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    },
    cpu: async () => (await Promise.all(living().map(({ usage }) => usage()))).reduce((sum, { cpu }) => sum + cpu, 0),
    /** Resident memory and live heap of all web processes together, after a garbage collection, MB. */
    async memory(): Promise<{ resident: number; live: number }> {
      const usages = await Promise.all(living().map(({ live }) => live()))
      const megabytes = (bytes: number[]) => bytes.reduce((sum, value) => sum + value, 0) / 2 ** 20
      return { resident: megabytes(usages.map(({ memory }) => memory)), live: megabytes(usages.map(({ heap }) => heap)) }
    },
    async close(): Promise<void> {
      for (const server of servers) {
        server.close()
        await server.stop()
      }
      await smtp.close()
      await postgres?.close()
    },
  }
}
