export { type Draft, useDraft, writeDraft } from './use-draft.ts'
