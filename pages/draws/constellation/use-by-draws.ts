import { useEffect, useRef } from 'react'
import { type Endpoint, useCall } from '#shared/runtime/request'
import { type Changing, useChanging } from './use-changing.ts'

/** What draws change too: `draws`, their number, tells when to read it again. */
export function useByDraws<Out>(endpoint: Endpoint<object, Out>, draws: number): Changing<Out> {
  const call = useChanging(useCall(endpoint, {}))
  const { reload } = call
  const read = useRef(draws)
  useEffect(() => {
    if (read.current !== draws) void reload()
    read.current = draws
  }, [draws, reload])
  return call
}
