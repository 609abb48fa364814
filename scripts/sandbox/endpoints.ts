import type { Endpoint } from '#shared/runtime/request'
import { domains } from './domains/index.ts'

/** Everything that is declared in `shared/api`, as far as the sandbox answers it; a test says that it is all. */
export function endpoints(): Endpoint[] {
  return domains.flatMap((domain) => domain.answering.map(({ endpoint }) => endpoint))
}
