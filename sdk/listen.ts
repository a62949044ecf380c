/** Listens until `signal` aborts. */
export const listen = <Type extends keyof WindowEventMap>(
  target: EventTarget,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  signal: AbortSignal,
) => target.addEventListener(type, listener as EventListener, { signal, capture: true, passive: true })
