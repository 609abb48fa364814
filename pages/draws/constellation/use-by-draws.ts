import { useEffect, useRef } from 'react'
import { type Call, type Endpoint, useCall } from '#shared/runtime/request'

/** What draws change too: `draws`, their number, tells when to read it again. */
export function useByDraws<Out>(endpoint: Endpoint<object, Out>, draws: number): Call<Out> {
  const call = useCall(endpoint, {})
  const { reload } = call
  const read = useRef(draws)
  useEffect(() => {
    if (read.current !== draws) void reload()
    read.current = draws
  }, [draws, reload])
  return call
}
