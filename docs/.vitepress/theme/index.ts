import { type EnhanceAppContext, onContentUpdated } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent } from 'vue'
import './style.css'
import { fillExamples } from './fill.ts'
import Layout from './layout.vue'

export default {
  extends: DefaultTheme,
  Layout,
  setup: () => onContentUpdated(fillExamples),
  // In place of VitePress' own home page, loaded by that page alone.
  enhanceApp: ({ app }: EnhanceAppContext) => void app.component('home', defineAsyncComponent(() => import('./home.vue'))),
}
