import '../theme/index.ts'
import { createRoot } from 'react-dom/client'
import type { OperatorView } from '../../contract/operator-view.ts'
import { Gallery } from './gallery.tsx'

const start = async () => {
  const operators = (await (await fetch('/gallery/operators.json')).json()) as OperatorView[]
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(<Gallery operators={operators} />)
}

void start()
