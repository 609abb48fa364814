import type { SeasonBoard } from '#shared/api/warlord'
import { tellFailure } from '#shared/features/tell-failure'
import { type Endpoint, type Put, useAction } from '#shared/runtime/request'
import { useSeason } from '../season-context.ts'

/** An action that a question was asked for. `onEnd` closes the question, whatever came of it. */
export function useDecision<In, Out>(endpoint: Endpoint<In, Out>, onEnd: () => void) {
  const { begin, reload } = useSeason()
  const { run, busy } = useAction(endpoint)
  return {
    busy,
    async run(input: In, onDone: (data: Out, put: Put<SeasonBoard>) => void) {
      const put = begin()
      const result = await run(input)
      onEnd()
      // decided otherwise since, perhaps
      if (result.ok) onDone(result.data, (board) => put(board, result.again))
      else await tellFailure(result.error, reload)
    },
  }
}
