import type { StarBoard } from '#shared/api/constellation'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import { Atlas } from './atlas/Atlas.tsx'
import { Packages } from './keys/Packages.tsx'
import type zh from './locales/zh.json'
import { Granted, type GrantedRewards } from './rewards/Granted.tsx'
import { Levels } from './rewards/Levels.tsx'
import { Pair } from './stage/Pair.tsx'
import { PRICE, type Times } from './stage/times.ts'

/** The map, levels and packages, and what was just won. */
export function Below(props: {
  call: Call<StarBoard>
  board: StarBoard
  /** Why nothing can be spent now, or ''. */
  off: string
  granted: GrantedRewards
  onGranted: (granted: GrantedRewards) => void
  /** Set when the same draw can be made again. */
  again: Times | undefined
  onAgain: (times: Times) => void
}) {
  const t = useT<typeof zh>()
  const { call, board, off, granted, onGranted, again } = props
  const close = () => onGranted({ ...granted, open: false })
  return (
    <>
      <Atlas call={call} board={board} reason={off} />
      <Levels draws={board.draws} onGranted={onGranted} />
      <Packages reason={off} onKeys={(keys) => call.set({ ...board, keys })} onGranted={onGranted} />
      <Granted granted={granted} onClose={close}>
        {again && (
          <Pair
            back={t('result.keep')}
            ahead={t(`result.${PRICE[again]}`)}
            track={`again-${again}`}
            onBack={close}
            onAhead={() => {
              close()
              props.onAgain(again)
            }}
          />
        )}
      </Granted>
    </>
  )
}
