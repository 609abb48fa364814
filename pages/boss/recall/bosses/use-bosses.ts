import { useState } from 'react'
import { getRecallableBosses, type RecallableBoss, sendRecallMessage } from '#shared/api/boss-recall'
import { usePaged } from '#shared/features/paged'
import { tellFailure } from '#shared/features/tell-failure'
import { useAction } from '#shared/runtime/request'
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
  const { run } = useAction(sendRecallMessage)
  const [sendingTo, setSendingTo] = useState('')
  const [kept, setKept] = useState<Sent>({ over: undefined, bosses: {} })
  const over = list.first.data
  const sent: Sent = kept.over === over ? kept : { over, bosses: {} }
  return {
    list: { ...list, items: list.items.map((boss) => sent.bosses[boss.userId] ?? boss) },
    messages: sent.messages ?? over?.messages,
    sendingTo,
    async send(userId: string, words: string) {
      if (sendingTo) return
      setSendingTo(userId)
      const result = await run({ userId })
      if (result.ok) {
        const { boss, messages } = result.data
        setKept({ over, bosses: { ...sent.bosses, [userId]: boss }, messages })
        toast.tip(words)
        onSent()
        // the answer of an earlier asking: the list knows better
        if (result.again) await list.reload()
      } else await tellFailure(result.error, list.reload)
      setSendingTo('')
    },
  }
}
