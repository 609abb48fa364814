import { type Endpoint, useAction } from '#shared/runtime/request'
import { tell } from './tell.ts'
import type { Changes } from './use-changing.ts'

/**
 * An action of the page: goes on with its answer and the way to put it in; when it fails, says why and has the state
 * read again.
 */
export function useStep<In, Out, Held>(
  endpoint: Endpoint<In, Out>,
  { begin, reload }: Changes<Held>,
  onDone: (answer: Out, put: (now: Held) => Promise<void>) => void,
): { step: (input: In) => Promise<void>; busy: boolean } {
  const { run, busy } = useAction(endpoint)
  return {
    busy,
    async step(input) {
      const put = begin()
      const result = await run(input)
      if (result.ok) onDone(result.data, put)
      else await tell(result.error, reload)
    },
  }
}
