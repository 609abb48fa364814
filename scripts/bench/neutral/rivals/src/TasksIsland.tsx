import './i18n.ts'
import { TasksPage } from './TasksPage.tsx'

/** Astro renders it in Node and hydrates it in the browser. */
export default function TasksIsland() {
  return <TasksPage />
}
