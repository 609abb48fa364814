import { useState, useSyncExternalStore } from 'react'
import type { Endpoint } from '#shared/runtime/request'
import type { OpenDecision } from './open-decisions.ts'
import { createSpending } from './spending.ts'
import { type ActionOptions, useActing } from './use-action.ts'

export interface SpendOptions<In, Out> extends ActionOptions<In, Out> {
  /** Which open decision stands in the place of an input, as that about the same pack. By default any does. */
  isSame?: (open: In, input: In) => boolean
}

const NONE: readonly OpenDecision<never>[] = []

/**
 * An action that spends: its input names every number that the person saw. While its result is unknown the decision stands
 * as it was made (`open`, the oldest of `opens`), also after a reload and in other tabs, and is asked for in place of
 * another: that is the same decision for the server. What the page shows by then may already be the state after it.
 */
export function useSpend<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  { isSame = () => true, ...options }: SpendOptions<In, Out> = {},
) {
  const [spending] = useState(() => createSpending(endpoint))
  const opens = useSyncExternalStore<readonly OpenDecision<In>[]>(
    spending.subscribe,
    spending.opens,
    () => NONE,
  )
  const { run, ...action } = useActing(spending.send, options)
  /** Spends, or asks about what is open in its place. */
  const spend = (input: In, key?: string) =>
    run(opens.find((open) => isSame(open.input, input))?.input ?? input, key)
  return { ...action, spend, open: opens[0]?.input, opens: opens.map(({ input }) => input) }
}
