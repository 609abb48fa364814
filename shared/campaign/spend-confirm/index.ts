export { PendingNote } from './PendingNote.tsx'
export { SpendConfirm } from './SpendConfirm.tsx'
