import type { Engine, Page, Work } from './work.ts'

/** Runs logic: an engine, or what wraps one. */
export type Runner = Pick<Engine, 'read' | 'write' | 'transact'> & {
  /** Runs it in a transaction; while the clock may be wrong it does nothing and returns 0. */
  whenDue(now: number, work: () => Work<number>, name?: string): Promise<number>
}

type Method<Logic> = Logic extends Page<infer T> & { mode: 'pages' }
  ? (page?: number) => AsyncIterable<T>
  : Logic extends (...args: infer A) => Work<infer T>
    ? Logic extends { mode: unknown }
      ? (...args: A) => Promise<T>
      : never
    : Bound<Logic>

/** Tagged logic, and groups of it, as methods that run it. Logic without a tag is left out: other logic uses it. */
export type Bound<Resources> = {
  [Name in keyof Resources as Method<Resources[Name]> extends never ? never : Name]: Method<Resources[Name]>
}

type Mode = 'read' | 'write' | 'transact'
type Logic = ((...args: unknown[]) => Work<unknown>) & { mode?: Mode | 'pages' | 'whenDue' | ((...args: unknown[]) => Mode) }

async function* inPages<T>(run: Runner, logic: Page<T>, name: string, page = 100): AsyncGenerator<T> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const start: number = after
    const rows: { id: number; item: T }[] = await run.read(() => logic(start, page), name)
    yield* rows.map(({ item }) => item)
    after = rows.at(-1)?.id
  }
}

const toMethod = (run: Runner, logic: Logic, name: string) => {
  const { mode } = logic
  if (mode === undefined) return undefined
  if (mode === 'pages') return (page?: number) => inPages(run, logic as Page<unknown>, name, page)
  if (mode === 'whenDue')
    return (now: number, ...rest: unknown[]) => run.whenDue(now, () => (logic as (...args: unknown[]) => Work<number>)(now, ...rest), name)
  if (typeof mode === 'string') return (...args: unknown[]) => run[mode](() => logic(...args), name)
  return (...args: unknown[]) => run[mode(...args)](() => logic(...args), name)
}

/** Binds the logic of resources to what runs it; the methods of a group are called `group.method` there. */
export const bindStore = <Resources extends object>(run: Runner, resources: Resources, group = ''): Bound<Resources> =>
  Object.fromEntries(
    Object.entries<object>(resources as Record<string, object>)
      .map(([name, value]) => [
        name,
        typeof value === 'function' ? toMethod(run, value as Logic, group + name) : bindStore(run, value, `${group}${name}.`),
      ])
      .filter(([, method]) => method !== undefined),
  )
