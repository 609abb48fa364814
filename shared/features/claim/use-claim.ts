import { useState } from 'react'
import { tellFailure } from '#shared/features/tell-failure'
import { type Endpoint, useAction } from '#shared/runtime/request'

/** What was claimed last; it stays while its popup leaves. */
export interface Won<Reward> {
  open: boolean
  rewards: readonly Reward[]
}

/**
 * Claims that end in a popup, one at a time. `claiming` is the `key` of the one under way; refused or of unknown result,
 * the state is read again before the button comes back.
 */
export function useClaim<In, Reward, Out extends { granted: readonly Reward[] }>(
  endpoint: Endpoint<In, Out>,
  reload: () => Promise<void>,
  onDone: (answer: Out) => void,
) {
  const { run } = useAction(endpoint)
  const [claiming, setClaiming] = useState<string | null>(null)
  const [won, setWon] = useState<Won<Out['granted'][number]>>({ open: false, rewards: [] })
  const claim = async (key: string, input: In): Promise<void> => {
    if (claiming !== null) return
    setClaiming(key)
    const result = await run(input)
    if (result.ok) {
      onDone(result.data)
      setWon({ open: true, rewards: result.data.granted })
      // an earlier claim's answer: it was granted, but the state is of then
      if (result.again) await reload()
    } else await tellFailure(result.error, reload)
    setClaiming(null)
  }
  return { claim, claiming, won, close: () => setWon((shown) => ({ ...shown, open: false })) }
}
