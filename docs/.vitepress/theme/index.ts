import { type EnhanceAppContext, onContentUpdated } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import './style.css'
import { fillExamples } from './fill.ts'
import Home from './home.vue'
import Layout from './layout.vue'

export default {
  extends: DefaultTheme,
  Layout,
  setup: () => onContentUpdated(fillExamples),
  // In place of VitePress' own home page.
  enhanceApp: ({ app }: EnhanceAppContext) => void app.component('home', Home),
}
