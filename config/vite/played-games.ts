import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:played-games'
const scenes = pathToFileURL(resolve(import.meta.dirname, '../../scripts/build-scenes.ts')).href

/** The module `virtual:played-games`: the games behind the workbench's results, each a constant. They are played when it is first imported. */
export const playedGames = (): Plugin => ({
  name: 'played-games',
  resolveId: (source) => (source === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    const { playedScenes } = await import(scenes)
    return Object.entries(playedScenes())
      .map(([scene, game]) => `export const ${scene} = ${JSON.stringify(game)}`)
      .join('\n')
  },
})
