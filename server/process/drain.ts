/** Between SIGTERM and the closing of the port: `/readyz` says so, and answers ask clients to close their connections. */
export type Drain = { readonly isOn: boolean /** Resolves when the port may close. */; begin(): Promise<void> }

/** @param seconds how long a proxy needs to notice; 0 for none */
export const createDrain = (seconds: number): Drain => {
  let on = false
  return {
    get isOn() {
      return on
    },
    async begin() {
      on = true
      if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    },
  }
}
