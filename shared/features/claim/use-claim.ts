import { useState } from 'react'
import { tellFailure } from '#shared/features/tell-failure'
import { type Call, type Endpoint, useAction } from '#shared/runtime/request'

/** What was claimed last; it stays while its popup leaves. */
export interface Won<Reward> {
  open: boolean
  rewards: readonly Reward[]
}

/**
 * Claims that end in a popup, one at a time. `claiming` is the `key` of the one under way; refused or of unknown result,
 * the state is read again before the button comes back.
 */
export function useClaim<In, Reward, Out extends { granted: readonly Reward[] }, Held>(
  endpoint: Endpoint<In, Out>,
  call: Pick<Call<Held>, 'begin' | 'reload'>,
  /** What the answer tells of the call. */
  stateOf: (answer: Out) => Held,
) {
  const { run } = useAction(endpoint)
  const [claiming, setClaiming] = useState<string | null>(null)
  const [won, setWon] = useState<Won<Out['granted'][number]>>({ open: false, rewards: [] })
  const claim = async (key: string, input: In): Promise<void> => {
    if (claiming !== null) return
    setClaiming(key)
    const put = call.begin()
    const result = await run(input)
    if (result.ok) {
      setWon({ open: true, rewards: result.data.granted })
      await put(stateOf(result.data), result.again)
    } else await tellFailure(result.error, call.reload)
    setClaiming(null)
  }
  return { claim, claiming, won, close: () => setWon((shown) => ({ ...shown, open: false })) }
}
