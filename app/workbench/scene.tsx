import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** One state of a screen, dialog or popup with fixed data. */
export type Scene = {
  /** Part of the address: lower case, with hyphens. */
  name: string
  render: () => ReactNode
}

const files = import.meta.glob<{ scenes: readonly Scene[] }>('./scenes/*.tsx', { eager: true })

/** All scenes by file: a new file in the folder is found automatically. */
export const groups = Object.entries(files)
  .map(([path, { scenes }]) => ({ group: path.replace(/^.*\/|\.tsx$/g, ''), scenes }))
  .sort((a, b) => a.group.localeCompare(b.group))

/** By its address, `group/name`. */
export const findScene = (address: string) => {
  const [group, name] = address.split('/')
  return groups.find((one) => one.group === group)?.scenes.find((scene) => scene.name === name)
}

/** For callbacks that have nothing to do in the workbench. */
export const nothing = () => {}

/** A scene in the state it has after one press on the first element of this selector. */
export const Pressed = ({ on, children }: { on: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>(on)?.click(), [on])
  return <div ref={box}>{children}</div>
}
