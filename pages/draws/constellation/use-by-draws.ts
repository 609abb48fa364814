import { useEffect, useRef } from 'react'
import { type Endpoint, type Query, useQuery } from '#shared/runtime/request'

/** Data that draws change as well: refetched when `draws`, their number, changes. */
export function useByDraws<Out>(endpoint: Endpoint<object, Out>, draws: number): Query<Out> {
  const call = useQuery(endpoint, {})
  const { refetch } = call
  const read = useRef(draws)
  useEffect(() => {
    if (read.current !== draws) void refetch()
    read.current = draws
  }, [draws, refetch])
  return call
}
