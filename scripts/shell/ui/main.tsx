import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './theme.css'

const root = document.getElementById('shell')
if (root) createRoot(root).render(<App />)
