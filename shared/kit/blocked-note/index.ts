export { BlockedNote } from './BlockedNote.tsx'
