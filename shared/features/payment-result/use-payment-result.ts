import { useEffect, useState } from 'react'
import { serverNow } from '#shared/runtime/clock'
import { type Endpoint, type Query, type QueryInput, useQuery } from '#shared/runtime/request'

/** Between an answer and the next question; the last stays. */
const PAUSES = [1, 2, 3, 5, 8, 13, 21, 34, 60].map((seconds) => seconds * 1000)

/** After so many answers that say nothing yet, 11 seconds, the result is called unknown. */
const PATIENCE = 5

export type PaymentResult<Out> = {
  call: Query<Out>
  /** `unknown`: nobody could say for a while, or the server cannot be reached; it is asked on all the same. */
  stage: 'checking' | 'unknown' | 'known'
  /** When the server last answered, by its clock; 0: not yet. */
  askedAt: number
  /** The person has asked, and waits for the answer. */
  asking: boolean
  ask(): Promise<void>
}

/**
 * Asks what came of a payment until `isOpen` says no of an answer, with growing pauses; the person may ask in between.
 * Only the server's answer makes it known.
 */
export function usePaymentResult<In, Out>(
  endpoint: Endpoint<In, Out>,
  input: QueryInput<In>,
  isOpen: (answer: Out) => boolean,
  { enabled = true } = {},
): PaymentResult<Out> {
  const [open, setOpen] = useState(true)
  const [turn, setTurn] = useState(0)
  const [askedAt, setAskedAt] = useState(0)
  const [asking, setAsking] = useState(false)
  const pollMs = open ? PAUSES[Math.min(Math.max(turn - 1, 0), PAUSES.length - 1)] : undefined
  const call = useQuery(endpoint, input, { enabled, pollMs })
  const { data, error } = call
  const known = data !== undefined && !isOpen(data)

  useEffect(() => setOpen(!known), [known])
  useEffect(() => {
    if (data === undefined && !error) return
    setTurn((turns) => turns + 1)
    if (!error) setAskedAt(serverNow())
  }, [data, error])
  // what was known and is open again, as an order that is now being paid, is waited for again
  useEffect(() => {
    if (known) setTurn(0)
  }, [known])

  return {
    call,
    stage: known ? 'known' : turn >= PATIENCE || error || asking ? 'unknown' : 'checking',
    askedAt,
    asking,
    async ask() {
      setAsking(true)
      await call.refetch()
      setAsking(false)
    },
  }
}
