import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { type Plugin, type PluginOption, withFilter } from 'vite'
import { playedGames } from './played-games.ts'
import { bakeTexts } from './texts.ts'

/** From weak to strong: a screen's styles outweigh those of the components it uses. */
const layers = ['theme', 'ui', 'screens', 'states'] as const

const layerOf = (file: string): (typeof layers)[number] => {
  if (file.includes('/theme/states.')) return 'states'
  const [, folder] = /.*\/(?:app|console)\/(theme|ui)\//.exec(file) ?? []
  return layers.find((layer) => layer === folder) ?? 'screens'
}

/** Puts the styles of a file in the layer of its folder. Each style sheet says the order, as any may load first. */
const styleLayers = (): Plugin => ({
  name: 'style-layers',
  transform: { filter: { id: /[.]wyw-in-js[.]css$/ }, handler: (code, id) => `@layer ${layers};@layer ${layerOf(id)}{${code}}` },
})

/** The plugins of app and console: a fresh set for each build, because WyW keeps the generated CSS in its plugin instance. */
export const appPlugins = (): PluginOption[] => [
  // Without the filter WyW would read every file to find that most have no styles.
  withFilter(wyw({ include: ['**/{app,console}/**/*.{ts,tsx}'], prefixer: false }), { transform: { code: '@linaria/core' } }),
  styleLayers(),
  react(),
  bakeTexts(),
  playedGames(),
]
