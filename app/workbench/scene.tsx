import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** One state of a screen, dialog or popup with fixed data. */
export type Scene = {
  /** Part of the address: lower case, with hyphens. */
  name: string
  render: () => ReactNode
}

/** For callbacks that have nothing to do in the workbench. */
export const nothing = () => {}

/** A scene in the state it has after one press on the first element of this selector. */
export const Pressed = ({ on, children }: { on: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>(on)?.click(), [on])
  return <div ref={box}>{children}</div>
}
