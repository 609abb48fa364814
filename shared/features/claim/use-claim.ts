import { useState } from 'react'
import { tellFailure } from '#shared/features/tell-failure'
import { type Endpoint, useAction } from '#shared/runtime/request'

/** What a claim gave, for a popup; it keeps its content while it leaves. */
export interface Won<Reward> {
  open: boolean
  rewards: readonly Reward[]
}

/**
 * Claims that end in a popup, one at a time. `claiming` is the `key` of the one under way; refused or of unknown result,
 * the state is read again before the button comes back.
 */
export function useClaim<In, Out extends { granted: unknown[] }>(
  endpoint: Endpoint<In, Out>,
  reload: () => Promise<void>,
  onDone: (answer: Out) => void,
) {
  const { run } = useAction(endpoint)
  const [claiming, setClaiming] = useState<string | null>(null)
  const [won, setWon] = useState<Won<Out['granted'][number]>>({ open: false, rewards: [] })
  const claim = async (key: string, input: In) => {
    if (claiming !== null) return
    setClaiming(key)
    const result = await run(input)
    if (result.ok) {
      onDone(result.data)
      setWon({ open: true, rewards: result.data.granted })
    } else await tellFailure(result.error, reload)
    setClaiming(null)
  }
  return { claim, claiming, won, close: () => setWon((shown) => ({ ...shown, open: false })) }
}
