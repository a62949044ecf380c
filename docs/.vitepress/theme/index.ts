import DefaultTheme from 'vitepress/theme-without-fonts'
import './style.css'
import { fill } from './fill.ts'

export default {
  extends: DefaultTheme,
  setup: fill,
}
