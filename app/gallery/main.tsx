import '../theme/index.ts'
import { createRoot } from 'react-dom/client'
import type { OperatorView } from '../../contract/operator-view.ts'
import { loadFonts } from '../theme/load-fonts.ts'
import { Gallery } from './gallery.tsx'

const start = async () => {
  const [operators] = await Promise.all([
    fetch('/gallery/operators.json').then((reply) => reply.json() as Promise<OperatorView[]>),
    loadFonts('en', 3000),
  ])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(<Gallery operators={operators} />)
}

void start()
