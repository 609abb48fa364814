import { type Endpoint, useAction } from '#shared/runtime/request'
import { tell } from './tell.ts'

/** An action of the page: goes on with its answer; when it fails, says why and has the state read again. */
export function useStep<In, Out>(
  endpoint: Endpoint<In, Out>,
  reload: () => Promise<void>,
  onDone: (answer: Out) => void,
): { step: (input: In) => Promise<void>; busy: boolean } {
  const { run, busy } = useAction(endpoint)
  return {
    busy,
    async step(input) {
      const result = await run(input)
      if (result.ok) onDone(result.data)
      else await tell(result.error, reload)
    },
  }
}
