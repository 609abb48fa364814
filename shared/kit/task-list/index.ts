export { type Task, TaskList, type TaskState } from './TaskList.tsx'
