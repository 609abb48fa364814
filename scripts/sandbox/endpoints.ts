import type { Endpoint } from '#shared/runtime/request'
import { domains } from './domains/index.ts'

/** All endpoints declared in `shared/api` that the sandbox answers. */
export function endpoints(): Endpoint[] {
  return domains.flatMap((domain) => domain.handlers.map(({ endpoint }) => endpoint))
}
