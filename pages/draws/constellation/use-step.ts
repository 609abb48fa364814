import { type Call, type Endpoint, type Put, useAction } from '#shared/runtime/request'
import { tell } from './tell.ts'

/**
 * An action of the page: goes on with its answer and the way to put it in; when it fails, says why and has the state
 * read again.
 */
export function useStep<In, Out, Held>(
  endpoint: Endpoint<In, Out>,
  { begin, reload }: Pick<Call<Held>, 'begin' | 'reload'>,
  onDone: (answer: Out, put: Put<Held>) => void,
): { step: (input: In) => Promise<void>; busy: boolean } {
  const { run, busy } = useAction(endpoint)
  return {
    busy,
    async step(input) {
      const put = begin()
      const result = await run(input)
      if (result.ok) onDone(result.data, (now) => put(now, result.again))
      else await tell(result.error, reload)
    },
  }
}
