import '../app/theme/index.ts'
import { createRoot } from 'react-dom/client'
import { loadFonts } from '../app/theme/load-fonts.ts'
import { Console } from './console.tsx'
import { openTexts } from './texts/open-texts.ts'
import './ui/theme.ts'

const start = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const [texts] = await Promise.all([openTexts(), loadFonts('en')])
  createRoot(root).render(<Console texts={texts} />)
}

void start()
