import type { WorkerPoolOptions } from 'workerpool'

type TaskQueue = Exclude<NonNullable<WorkerPoolOptions['queueStrategy']>, string>
type Task = NonNullable<ReturnType<TaskQueue['pop']>>

/** While both wait, every fourth start is a document's: ten thousand waiting games must not delay everybody's report. */
const documentEvery = 4

/** Analyses before documents, each kind first come, first served. */
export const analysesFirst = (): TaskQueue => {
  let analyses: Task[] = []
  let others: Task[] = []
  let sinceOther = 0
  return {
    push: (task) => void (task.method === 'analyse' ? analyses : others).push(task),
    pop() {
      const other = others.length > 0 && (analyses.length === 0 || sinceOther >= documentEvery - 1)
      sinceOther = other ? 0 : sinceOther + 1
      return (other ? others : analyses).shift()
    },
    size: () => analyses.length + others.length,
    contains: (task) => analyses.includes(task) || others.includes(task),
    clear() {
      analyses = []
      others = []
    },
  }
}
