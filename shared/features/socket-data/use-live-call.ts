import { useEffect, useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { type Endpoint, type Query, type QueryInput, useQuery } from '#shared/runtime/request'
import { KEPT, onSocketData } from './socket-data.ts'

/** How answers and pushes are merged. Define the rules outside the component: new ones reset the data. */
export interface LiveRules<Data, Push> {
  /** Of the pushes that are meant; all others are not looked at. */
  push: GenericSchema<unknown, Push>
  /** Polling interval in ms; undefined: no polling. */
  paceOf(known: Data | undefined): number | undefined
  /** The state after an answer. */
  takeAnswer(known: Data | undefined, answer: Data): Data
  /** The state after a push of the app. */
  takePush(known: Data, push: Push): Data
}

/**
 * A query fed by polling and by the app's pushes: one state, in which older data never replaces newer. Polling continues
 * beside pushes, since an app may stop them at any time.
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
    // without an answer the query is for another person or input
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
