import { createRoot } from 'react-dom/client'
import BeforeIsland from '../src/BeforeIsland.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<BeforeIsland />)
