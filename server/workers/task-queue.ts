/** Tasks waiting for a process. */
export type TaskQueue<Task extends { name: string }> = {
  push(task: Task): void
  shift(): Task | undefined
}

/** While both wait, every fourth start is a document's: ten thousand waiting games must not delay everybody's report. */
const documentEvery = 4

/** Analyses before all others, each kind first come, first served. */
export const analysesFirst = <Task extends { name: string }>(): TaskQueue<Task> => {
  const analyses: Task[] = []
  const others: Task[] = []
  let sinceOther = 0
  return {
    push: (task) => void (task.name === 'analyse' ? analyses : others).push(task),
    shift() {
      const other = others.length > 0 && (analyses.length === 0 || sinceOther >= documentEvery - 1)
      sinceOther = other ? 0 : sinceOther + 1
      return (other ? others : analyses).shift()
    },
  }
}
