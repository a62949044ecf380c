import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import { type PluginOption, withFilter } from 'vite'
import { playedGames } from './played-games.ts'
import { bakeTexts } from './texts.ts'

/** The plugins of app and console: a fresh set for each build, because WyW keeps the generated CSS in its plugin instance. */
export const appPlugins = (): PluginOption[] => [
  // Without the filter WyW would read every file to find that most have no styles.
  withFilter(wyw({ include: ['**/{app,console}/**/*.{ts,tsx}'], prefixer: false }), { transform: { code: '@linaria/core' } }),
  react(),
  bakeTexts(),
  playedGames(),
]
