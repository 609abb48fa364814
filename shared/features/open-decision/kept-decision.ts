import { safeParse } from 'valibot'
import type { Endpoint } from '#shared/runtime/request'
import { storage } from '#shared/runtime/storage'

/** Less than the client keeps the id under which the server acts once. */
const KEPT_MS = 23 * 60 * 60 * 1000

const nameOf = (path: string, userId: string) => `decision:${path} ${userId}`

/** Keeps a person's decision whose result is not known; `undefined` forgets it. */
export function keepDecision<In extends object, Out>(
  { path }: Endpoint<In, Out>,
  userId: string,
  input: In | undefined,
): void {
  const name = nameOf(path, userId)
  if (input) storage.writeJson(name, { at: Date.now(), input })
  else storage.remove(name)
}

/** The decision of this person whose result is not known, perhaps made before a reload or in another tab. */
export function keptDecision<In extends object, Out>(
  { path, input }: Endpoint<In, Out>,
  userId: string,
): In | undefined {
  const kept = storage.readJson(nameOf(path, userId)) as { at?: unknown; input?: unknown } | null
  if (!kept || !(Math.abs(Date.now() - Number(kept.at)) < KEPT_MS)) return undefined
  // as it was written, key by key: equal decisions are equal calls
  return safeParse(input, kept.input).success ? (kept.input as In) : undefined
}
