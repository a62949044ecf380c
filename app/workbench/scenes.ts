import type { Scene } from './scene.tsx'

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
