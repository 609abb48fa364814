import { safeParse } from 'valibot'
import type { Endpoint } from '#shared/runtime/request'
import { storage } from '#shared/runtime/storage'

/** Less than the client keeps the id under which the server acts once. */
const KEPT_MS = 23 * 60 * 60 * 1000

/** A decision whose result is not known. `mark` is another one each time that it is sent. */
export interface Kept<In> {
  input: In
  at: number
  mark: string
  /** It was open already when it was sent. */
  again: boolean
}

/** Under which name a person's open decisions of an endpoint are stored. */
const nameOf = ({ path }: { path: string }, userId: string) => `decisions:${path} ${userId}`

/** Those of this person, the oldest first; perhaps made before a reload or in another tab. */
export function keptDecisions<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  userId: string,
): Kept<In>[] {
  const kept = storage.readJson(nameOf(endpoint, userId))
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (each) =>
      Math.abs(Date.now() - Number(each?.at)) < KEPT_MS && safeParse(endpoint.input, each.input).success,
  )
}

/** Keeps a decision before it is sent: the page may be gone before the answer comes. */
export function keepDecision<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  userId: string,
  input: In,
): Kept<In> {
  const rest = others(endpoint, userId, input)
  const before = keptDecisions(endpoint, userId).find((each) => isSame(each.input, input))
  // its time is that of the first asking: the id under which the server acts once is to outlive it
  const kept = {
    input,
    at: before?.at ?? Date.now(),
    mark: String(Math.random()),
    again: before !== undefined,
  }
  write(endpoint, userId, [...rest, kept])
  return kept
}

/** Its result is known, for every tab that has sent it: the server acts on it once. */
export function forgetDecision<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  userId: string,
  { input }: Kept<In>,
): void {
  write(endpoint, userId, others(endpoint, userId, input))
}

/** It was not sent after all; if another tab has sent it since, it stays. */
export function takeBackDecision<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  userId: string,
  { mark }: Kept<In>,
): void {
  const kept = keptDecisions(endpoint, userId).filter((each) => each.mark !== mark)
  write(endpoint, userId, kept)
}

/** Equal decisions are equal calls, key by key as they were written: the client knows them again by that. */
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const others = <In extends object, Out>(endpoint: Endpoint<In, Out>, userId: string, input: In) =>
  keptDecisions(endpoint, userId).filter((each) => !isSame(each.input, input))

function write<In extends object, Out>(endpoint: Endpoint<In, Out>, userId: string, kept: Kept<In>[]): void {
  if (kept.length > 0) storage.writeJson(nameOf(endpoint, userId), kept)
  else storage.remove(nameOf(endpoint, userId))
}
