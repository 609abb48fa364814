import { getInHallBoard } from '#shared/api/boss'
import { address } from '#shared/runtime/address'
import { useQuery } from '#shared/runtime/request'

/** The hall takes no part, there is none with that id, or that is no id at all. */
const NOT_IN_THE_HUNT = [2007, 4040, 5001]
const ONE = { pageNum: 1, pageSize: 1 }

/**
 * The hall from which I strike: that of the address if it takes part, else where I struck last, else the best one. Its
 * `roomId` is '' where no hall takes part. Each is asked for by itself: the board of halls comes page by page.
 */
export function useStrikeHall() {
  const { roomId } = address()
  const named = useQuery(getInHallBoard, { roomId, ...ONE }, { enabled: roomId !== '' })
  const another = roomId === '' || NOT_IN_THE_HUNT.includes(named.error?.code ?? 0)
  const mine = useQuery(getInHallBoard, ONE, { enabled: another })
  return another ? mine : named
}
