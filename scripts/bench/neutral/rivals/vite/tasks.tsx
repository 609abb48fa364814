import { createRoot } from 'react-dom/client'
import TasksIsland from '../src/TasksIsland.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<TasksIsland />)
