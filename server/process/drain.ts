/** Between SIGTERM and the closing of the port: `/readyz` says so, and answers ask clients to close their connections. */
export type Drain = ReturnType<typeof createDrain>

/** @param seconds how long a proxy needs to notice; 0 for none */
export const createDrain = (seconds: number) => {
  let on = false
  return {
    get isOn(): boolean {
      return on
    },
    /** Resolves when the port may close. */
    async begin(): Promise<void> {
      on = true
      if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    },
  }
}
