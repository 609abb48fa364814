import { useEffect, useState } from 'react'
import type { ConstellationConfig, StarBoard } from '#shared/api/constellation'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Atlas } from './atlas/Atlas.tsx'
import { Packages } from './keys/Packages.tsx'
import type zh from './locales/zh.json'
import { Granted, type GrantedRewards } from './rewards/Granted.tsx'
import { Levels } from './rewards/Levels.tsx'
import { Pair } from './stage/Pair.tsx'
import { PRICE, type Times } from './stage/times.ts'

/** The map, levels and packages, and what was just won. */
export function Below(props: {
  call: Query<StarBoard>
  board: StarBoard
  /** Why nothing can be spent now, or ''. */
  off: string
  drawn: GrantedRewards | null
  /** What another draw costs, when there can be one. */
  again: ConstellationConfig['prices'] | undefined
  onAgain: (times: Times) => void
}) {
  const t = useT<typeof zh>()
  const { call, board, off, drawn, again } = props
  const [granted, grant] = useState<GrantedRewards>({ open: false, rewards: [] })
  const close = () => grant({ ...granted, open: false })
  useEffect(() => {
    if (drawn) grant(drawn)
  }, [drawn])
  const { times } = granted
  return (
    <>
      <Atlas call={call} board={board} reason={off} />
      <Levels draws={board.draws} onKeys={call.refetch} onGranted={grant} />
      <Packages board={call} draws={board.draws} reason={off} onGranted={grant} />
      <Granted granted={granted} onClose={close}>
        {times && again && board.keys >= again[PRICE[times]] && (
          <Pair
            back={t('result.keep')}
            ahead={t(`result.${PRICE[times]}`)}
            track={`again-${times}`}
            onBack={close}
            onAhead={() => {
              close()
              props.onAgain(times)
            }}
          />
        )}
      </Granted>
    </>
  )
}
