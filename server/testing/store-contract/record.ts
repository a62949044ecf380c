import type { Connection } from '../../store/store.ts'
import type { Engine, Statement, Work } from '../../store/work.ts'

/** A statement of the store: its last run, if there was one, and the store's methods that ran it. */
export type Recorded = { run?: Statement; methods: Set<string> }

/** Records every statement that stores compile, whether it runs or not, and those that they run. */
export const startRecord = () => {
  const statements = new Map<string, Recorded>()
  const entryOf = (text: string): Recorded => {
    const entry = statements.get(text) ?? { methods: new Set() }
    statements.set(text, entry)
    return entry
  }
  const note = ({ query, values }: Statement, method: string) => {
    const entry = entryOf(query.sql)
    entry.run = { query, values: [...values] }
    entry.methods.add(method)
  }
  const watchWork = <T>(work: () => Work<T>, method = '') =>
    function* (): Work<T> {
      const steps = work()
      let step = steps.next()
      while (!step.done) {
        if ('query' in step.value) note(step.value, method)
        step = steps.next(yield step.value)
      }
      return step.value
    }
  const watchEngine = (engine: Engine): Engine => ({
    ...engine,
    read: (work, method) => engine.read(watchWork(work, method), method),
    write: (work, method) => engine.write(watchWork(work, method), method),
    transact: (work, method) => engine.transact(watchWork(work, method), method),
  })
  return {
    statements,
    watch: (connection: Connection): Connection => ({
      ...connection,
      engine: watchEngine(connection.engine),
      db: connection.db.withPlugin({
        transformQuery({ node, queryId }) {
          entryOf(connection.db.getExecutor().compileQuery(node, queryId).sql)
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    }),
  }
}
