/** One page of a browser, as far as the tests of all engines need it. Code is an expression as text, for the page or its first frame. */
export type Engine = {
  name: string
  goto(url: string): Promise<void>
  back(): Promise<void>
  /** The value of an expression, awaited. */
  evaluate<T>(code: string): Promise<T>
  evaluateInFrame<T>(code: string): Promise<T>
  /** Presses an element of the frame, by the browser's own pointer where its driver can. */
  click(selector: string): Promise<void>
  close(): Promise<void>
}
