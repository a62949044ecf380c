/** The statements that a release ran on a fresh database, with their results. */
export type Trace = {
  /** Commit of the release */
  release: string
  statements: string[]
  /** Index of the statement, its values, the rows it returned and how many it changed */
  runs: [number, unknown[], unknown[], number][]
}
