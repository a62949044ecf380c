import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import type { Plugin, PluginOption } from 'vite'
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

/**
 * WyW for the files with styles, as it would read every other one to find that it has none; and one file at a time: of two that read a module at
 * once, it can break one off for good ("AbortError: superseded", now and then on a busy machine).
 */
const styles = (): Plugin => {
  const plugin: Plugin = wyw({ include: ['**/{app,console}/**/*.{ts,tsx}'], prefixer: false })
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error('WyW transforms by other means')
  let before: Promise<unknown> = Promise.resolve()
  return {
    ...plugin,
    transform: {
      filter: { code: '@linaria/core' },
      handler(...file) {
        const result = before.then(() => transform.apply(this, file))
        before = result.catch(() => {})
        return result
      },
    },
  }
}

/** The plugins of app and console: a fresh set for each build, because WyW keeps the generated CSS in its plugin instance. */
export const appPlugins = (): PluginOption[] => [styles(), styleLayers(), react(), bakeTexts(), playedGames()]
