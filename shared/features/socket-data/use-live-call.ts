import { useEffect, useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { type Endpoint, type Query, type QueryInput, useQuery } from '#shared/runtime/request'
import { KEPT, onSocketData } from './socket-data.ts'

/** How answers and pushes become one state. They stand outside the component: other rules would be other data. */
export interface LiveRules<Told, Push> {
  /** Of the pushes that are meant; all others are not looked at. */
  push: GenericSchema<unknown, Push>
  /** How long after an answer it is asked again, in ms; undefined: not at all. */
  paceOf(known: Told | undefined): number | undefined
  /** What is known after an answer, whenever the server gave it. */
  takeAnswer(known: Told | undefined, told: Told): Told
  /** What is known after the app has pushed something. */
  takePush(known: Told, push: Push): Told
}

/**
 * A call whose data is fed by its answers, asked for again and again, and by what the app pushes: one state, in which
 * by the rules nothing older undoes anything newer. Polling goes on beside pushes, which an app may stop at any moment.
 */
export function useLiveCall<In, Told extends object, Push>(
  endpoint: Endpoint<In, Told>,
  input: QueryInput<In>,
  rules: LiveRules<Told, Push>,
): Query<Told> {
  const [known, setKnown] = useState<Known<Told, Push>>(NOTHING)
  const call = useQuery(endpoint, input, { pollMs: rules.paceOf(known.data) })
  const from = call.data
  if (from !== known.from) {
    // without an answer somebody else, or something else, is asked about
    const told = from && rules.takeAnswer(known.data, from)
    const data = told && known.early.reduce((now, push) => rules.takePush(now, push), told)
    setKnown({ from, data, early: [] })
  }
  useEffect(
    () =>
      onSocketData((data) => {
        const push = safeParse(rules.push, data)
        if (push.success) setKnown((now) => merge(rules, now, push.output))
      }),
    [rules],
  )
  return from && known.data ? ({ ...call, data: known.data } as Query<Told>) : call
}

interface Known<Told, Push> {
  data?: Told
  /** The answer that it was made from. */
  from?: Told
  /** Pushed before the first answer, which may be older. */
  early: readonly Push[]
}

const NOTHING = { early: [] }

function merge<Told, Push>(
  rules: LiveRules<Told, Push>,
  now: Known<Told, Push>,
  push: Push,
): Known<Told, Push> {
  if (now.data !== undefined) return { ...now, data: rules.takePush(now.data, push) }
  return { ...now, early: [...now.early, push].slice(-KEPT) }
}
