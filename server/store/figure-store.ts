/** What is counted of a week. */
export type FigureKind = 'games' | 'left' | 'category' | 'language'

export type WeekFigure = {
  operator: string
  /** ISO 8601 */
  week: string
  test: boolean
  kind: FigureKind
  /** `started`, `completed`, `analysed`, `guessed`; last card; category; language set */
  key: string
  count: number
}

/** What came of a test game on the operator's page. */
export type TestGame = {
  reference: string
  startedAt: number
  cards: number
  completedAt: number | undefined
  analysedAt: number | undefined
}

/** Counts of whole weeks, and what a page did lately. */
export type FigureStore = {
  /** When the first game was registered that is still kept. */
  firstGame(): Promise<number | undefined>
  countedWeeks(): Promise<string[]>
  /** Counts the games registered in `[from, to)` as those of the week, once and for good; false where that was done. */
  countWeek(week: string, from: number, to: number, at: number): Promise<boolean>
  addPages(operator: string, week: string, language: string, count: number): Promise<void>
  /** Of an operator, of weeks from and to these. */
  list(operator: string, from: string, to: string, test: boolean): Promise<WeekFigure[]>
  noteHello(operator: string, step: 'hello' | 'ready', at: number): Promise<void>
  hellos(operator: string): Promise<{ step: 'hello' | 'ready'; at: number }[]>
  /** The newest game with a test key that was started since a time. */
  latestTestGame(operator: string, since: number): Promise<TestGame | undefined>
}
