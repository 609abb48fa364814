import { getRoundRecord } from '#shared/api/werewolf-games'
import type { Address } from '#shared/runtime/address'
import { useQuery } from '#shared/runtime/request'

/** What there is of the game that the address names (`?gameId=`): `unknown`, nobody knows it; `playing`, it is not over. */
export function useGame() {
  const call = useQuery(getRoundRecord, ({ param }) => ({ gameId: param('gameId') }))
  const code = call.status === 'failed' ? call.error?.code : undefined
  return { call, unknown: code === 4040, playing: code === 2007 }
}

/** The race that the address names (`?raceId=`); this one without. */
export const raceOf = ({ param }: Address) => ({ raceId: param('raceId') || undefined })
