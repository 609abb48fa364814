import { useState, useSyncExternalStore } from 'react'
import type { Endpoint } from '#shared/runtime/request'
import type { PendingMutation } from './pending-mutations.ts'
import { createSpending } from './spending.ts'
import { type MutationOptions, useMutationBy } from './use-mutation.ts'

export interface SpendMutationOptions<In, Out> extends MutationOptions<In, Out> {
  /** Which pending mutation is sent again in place of an input, as one for the same pack. By default any is. */
  isSame?: (open: In, input: In) => boolean
}

const NONE: readonly PendingMutation<never>[] = []

/**
 * A mutation that spends: its input contains every figure that was shown. While its result is unknown it stays pending
 * (`open`, the oldest of `opens`), across reloads and tabs, and is sent again with its idempotency key instead of a new
 * one. The state that is refetched then may already include its effect.
 */
export function useSpendMutation<In extends object, Out>(
  endpoint: Endpoint<In, Out>,
  { isSame = () => true, ...options }: SpendMutationOptions<In, Out> = {},
) {
  const [spending] = useState(() => createSpending(endpoint))
  const opens = useSyncExternalStore<readonly PendingMutation<In>[]>(
    spending.subscribe,
    spending.opens,
    () => NONE,
  )
  const { run, ...action } = useMutationBy(spending.send, options)
  /** Spends, or sends the pending one again. */
  const spend = (input: In, key?: string) =>
    run(opens.find((open) => isSame(open.input, input))?.input ?? input, key)
  return { ...action, spend, open: opens[0]?.input, opens: opens.map(({ input }) => input) }
}
