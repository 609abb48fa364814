export { Remind, reminderIn } from './Remind.tsx'
