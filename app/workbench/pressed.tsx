import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** A scene in the state it has after one press on the first element of this selector. */
export const Pressed = ({ on, children }: { on: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>(on)?.click(), [on])
  return <div ref={box}>{children}</div>
}
