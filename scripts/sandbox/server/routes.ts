import type { Answering, Domain } from '../domain.ts'

/** A declared path, and who answers each method there. */
export interface Route {
  /** As `/activity/info/info/{id}`, an appended part included. */
  declared: string
  methods: ReadonlyMap<string, Answering>
}

/** Brings endpoints of one path together. Throws when two answer the same call. */
export function routesOf(domains: readonly Domain[]): Route[] {
  const routes = new Map<string, Map<string, Answering>>()
  for (const answering of domains.flatMap((domain) => domain.answering)) {
    const { method, path, needAppendParam = '' } = answering.endpoint
    const declared = path + needAppendParam
    const methods = routes.get(declared) ?? new Map<string, Answering>()
    if (methods.has(method)) throw new Error(`${method} ${declared} is answered twice: keep one of them.`)
    routes.set(declared, methods.set(method, answering))
  }
  return [...routes].map(([declared, methods]) => ({ declared, methods }))
}
