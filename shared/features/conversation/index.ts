export type { Turn } from './kept.ts'
export { useConversation } from './use-conversation.ts'
