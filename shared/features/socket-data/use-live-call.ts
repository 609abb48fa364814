import { useEffect, useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { type Endpoint, type Query, type QueryInput, useQuery } from '#shared/runtime/request'
import { KEPT, onSocketData } from './socket-data.ts'

/** How answers and pushes become one state. They stand outside the component: other rules would be other data. */
export interface LiveRules<Data, Push> {
  /** Of the pushes that are meant; all others are not looked at. */
  push: GenericSchema<unknown, Push>
  /** How long after an answer it is asked again, in ms; undefined: not at all. */
  paceOf(known: Data | undefined): number | undefined
  /** What is known after an answer, whenever the server gave it. */
  takeAnswer(known: Data | undefined, answer: Data): Data
  /** What is known after the app has pushed something. */
  takePush(known: Data, push: Push): Data
}

/**
 * A call whose data is fed by its answers, asked for again and again, and by what the app pushes: one state, in which
 * by the rules nothing older undoes anything newer. Polling goes on beside pushes, which an app may stop at any moment.
 */
export function useLiveCall<In, Data extends object, Push>(
  endpoint: Endpoint<In, Data>,
  input: QueryInput<In>,
  rules: LiveRules<Data, Push>,
): Query<Data> {
  const [known, setKnown] = useState<Known<Data, Push>>(NOTHING)
  const call = useQuery(endpoint, input, { pollMs: rules.paceOf(known.data) })
  const from = call.data
  if (from !== known.from) {
    // without an answer somebody else, or something else, is asked about
    const fresh = from && rules.takeAnswer(known.data, from)
    const data = fresh && known.early.reduce((now, push) => rules.takePush(now, push), fresh)
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
  return from && known.data ? ({ ...call, data: known.data } as Query<Data>) : call
}

interface Known<Data, Push> {
  data?: Data
  /** The answer that it was made from. */
  from?: Data
  /** Pushed before the first answer, which may be older. */
  early: readonly Push[]
}

const NOTHING = { early: [] }

function merge<Data, Push>(
  rules: LiveRules<Data, Push>,
  now: Known<Data, Push>,
  push: Push,
): Known<Data, Push> {
  if (now.data !== undefined) return { ...now, data: rules.takePush(now.data, push) }
  return { ...now, early: [...now.early, push].slice(-KEPT) }
}
