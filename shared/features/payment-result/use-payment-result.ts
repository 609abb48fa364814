import { useEffect, useState } from 'react'
import { serverNow } from '#shared/runtime/clock'
import { type Endpoint, type Query, type QueryInput, useQuery } from '#shared/runtime/request'

/** Between an answer and the next question; the last stays. */
const PAUSES = [1, 2, 3, 5, 8, 13, 21, 34, 60].map((seconds) => seconds * 1000)

/** Number of inconclusive answers (11 seconds) after which the result is shown as unknown. */
const PATIENCE = 5

export type PaymentResult<Out> = {
  call: Query<Out>
  /** `unknown`: inconclusive for a while, or the server is unreachable; polling goes on. */
  stage: 'checking' | 'unknown' | 'known'
  /** When the server last answered, by its clock; 0: not yet. */
  askedAt: number
  /** A check by the person is pending. */
  asking: boolean
  ask(): Promise<void>
}

/**
 * Polls the result of a payment with growing pauses while `isOpen` accepts the answer; the person may check in between.
 * Only the server's answer settles it.
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
  // a settled order that is open again, for instance one being paid now, is polled again
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
