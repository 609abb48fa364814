import { type ChargeOrder, getChargeLog } from '#shared/api/overseas-charge'
import { useQuery } from '#shared/runtime/request'

const latest = { ...getChargeLog, quiet: true }

/** The newest order that is not decided yet: somebody may have come back from paying by any way, or by none. */
export function useOrders(): { underWay?: ChargeOrder; refetch: () => Promise<void> } {
  const { data, refetch } = useQuery(latest, { pageNum: 1, pageSize: 5 }, { pollMs: 15_000 })
  return { underWay: data?.list.find(({ state }) => state === 'processing'), refetch }
}
