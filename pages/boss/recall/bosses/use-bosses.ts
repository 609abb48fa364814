import { useState } from 'react'
import { getRecallableBosses, type RecallableBoss, sendRecallMessage } from '#shared/api/boss-recall'
import { update, useMutation } from '#shared/features/mutation'
import { usePaged } from '#shared/features/paged'
import { toast } from '#shared/runtime/toast'

interface Sent {
  /** The first page as it was then: a later one knows better. */
  over: unknown
  bosses: Record<string, RecallableBoss>
  messages?: { left: number; total: number }
}

/** The bosses whom I can call back, with what was sent since the list was read. One message at a time. */
export function useBosses(onSent: () => void) {
  const list = usePaged(getRecallableBosses, {})
  const [kept, setKept] = useState<Sent>({ over: undefined, bosses: {} })
  const over = list.first.data
  const sent: Sent = kept.over === over ? kept : { over, bosses: {} }
  const { run, acting } = useMutation(sendRecallMessage, {
    // what is on its way then knows nothing of it
    updates: [update(list.first, () => (now) => now)],
    refetch: list.refetch,
    onSuccess({ boss, messages }, { input, again }) {
      setKept({ over, bosses: { ...sent.bosses, [input.userId]: boss }, messages })
      onSent()
      // the answer of an earlier asking: the list knows better
      if (again) return list.refetch()
    },
  })
  return {
    list: { ...list, items: list.items.map((boss) => sent.bosses[boss.userId] ?? boss) },
    messages: sent.messages ?? over?.messages,
    sendingTo: acting ?? '',
    async send(userId: string, words: string) {
      const answer = await run({ userId }, userId)
      if (answer) toast.tip(words)
    },
  }
}
