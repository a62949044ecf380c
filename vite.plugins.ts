import { EventEmitter } from 'node:events'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import type { Plugin, PluginOption, ViteDevServer } from 'vite'
import { playedGames } from './scripts/vite-played-games.ts'
import { bakeTexts } from './scripts/vite-texts.ts'

type TransformHandler = Extract<NonNullable<Plugin['transform']>, (...given: never[]) => unknown>

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
  transform: {
    filter: { id: /[.]wyw-in-js[.]css$/ },
    handler: (code, id) => `@layer ${layers};@layer ${layerOf(id)}{${code}}`,
  },
})

/** The app's plugins: a fresh set for each config, because WyW keeps the generated CSS in its plugin instance. */
export const appPlugins = (): PluginOption[] => {
  const linaria = wyw({ include: ['**/{app,console}/**/*.{ts,tsx}'], prefixer: false })
  // WyW would read every file to find that most have no styles.
  linaria.transform = { filter: { code: '@linaria/core' }, handler: linaria.transform as TransformHandler }
  // WyW ends its evaluation process only with the dev server's HTTP server; vitest has none,
  // so without this every run would wait 10 s at its end.
  const closed = new EventEmitter()
  const configureServer = linaria.configureServer as (server: ViteDevServer) => void
  linaria.configureServer = (server: ViteDevServer) =>
    configureServer(server.httpServer ? server : Object.create(server, { httpServer: { value: closed } }))
  return [linaria, styleLayers(), { name: 'wyw-close', closeBundle: () => void closed.emit('close') }, react(), bakeTexts(), playedGames()]
}
