import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const inspector = '/shared/inspector.js'
const { inspect } = await import(inspector)
const { baseUrl } = await (await fetch('/config.json')).json()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App baseUrl={baseUrl} onHandle={(handle) => handle && inspect(handle)} />
  </StrictMode>,
)
