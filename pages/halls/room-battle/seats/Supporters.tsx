import { useState } from 'react'
import { type Battle, getBattleRanking } from '#shared/api/room-battle'
import { rankRow } from '#shared/campaign/ranking'
import { RankBoard } from '#shared/kit/rank-board'
import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { SIDES, type SideName } from '../sides.ts'

/** As many as anybody looks through. */
const MOST = 50

/** Everyone who gave for a side, best first, and my place. */
export function Supporters(props: { battle: Battle; open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { battle, open } = props
  const [side, setSide] = useState<SideName>('home')
  const { roomId } = battle.home
  const board = useQuery(getBattleRanking, { roomId, side, pageSize: MOST }, { enabled: open })
  return (
    <Sheet tall open={open} title={t('seats.sheet')} expose="supporters" onClose={props.onClose}>
      <Segmented
        label={t('seats.choose')}
        options={SIDES.map((id) => ({ id, label: battle[id].name }))}
        value={side}
        onChange={setSide}
        track="supporters-side"
      />
      <StateView
        call={board}
        skeleton={<Skeleton height={54} lines={5} />}
        isEmpty={({ list }) => !list.length}
      >
        {({ list, mine }) => (
          <RankBoard
            rows={list.map((each) => rankRow(each))}
            mine={mine && { ...rankRow(mine), gap: mine.gap }}
            unit={(count) => t('points', { count })}
          />
        )}
      </StateView>
    </Sheet>
  )
}
