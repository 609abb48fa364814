import { tellFailure } from '#shared/features/tell-failure'
import { type Endpoint, useAction } from '#shared/runtime/request'
import { useSeason } from '../season-context.ts'

/** An action that a question was asked for. `onEnd` closes the question, whatever came of it. */
export function useDecision<In, Out>(endpoint: Endpoint<In, Out>, onEnd: () => void) {
  const { reload } = useSeason()
  const { run, busy } = useAction(endpoint)
  return {
    busy,
    async run(input: In, onDone: (data: Out) => void) {
      const result = await run(input)
      onEnd()
      if (result.ok) {
        onDone(result.data)
        // decided otherwise since, perhaps
        if (result.again) await reload()
      } else await tellFailure(result.error, reload)
    },
  }
}
