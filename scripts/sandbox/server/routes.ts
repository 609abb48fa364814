import type { Domain, EndpointHandler } from '../domain.ts'

/** A declared path, and who answers each method there. */
export interface Route {
  /** As `/activity/info/info/{id}`, an appended part included. */
  declared: string
  methods: ReadonlyMap<string, EndpointHandler>
}

/** Brings endpoints of one path together. Throws when two answer the same call. */
export function routesOf(domains: readonly Domain[]): Route[] {
  const routes = new Map<string, Map<string, EndpointHandler>>()
  for (const entry of domains.flatMap((domain) => domain.handlers)) {
    const { method, path, needAppendParam = '' } = entry.endpoint
    const declared = path + needAppendParam
    const methods = routes.get(declared) ?? new Map<string, EndpointHandler>()
    if (methods.has(method)) throw new Error(`${method} ${declared} is answered twice: keep one of them.`)
    routes.set(declared, methods.set(method, entry))
  }
  return [...routes].map(([declared, methods]) => ({ declared, methods }))
}
