import type { WorkerPoolOptions } from 'workerpool'

type TaskQueue = Exclude<NonNullable<WorkerPoolOptions['queueStrategy']>, string>
type Task = NonNullable<ReturnType<TaskQueue['pop']>>

/** While both wait, one start in so many is a document's: ten thousand waiting games must not hold up everybody's report. */
const documentEvery = 4

/** Analyses before documents, each kind in the order asked for. */
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
