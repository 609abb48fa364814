import type { ReactNode } from 'react'
import type { WerewolfGame } from '#shared/api/werewolf-games'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import type { useGame } from './use-game.ts'

/** A game once it is over; else why it is not to be seen, with the way on. */
export function GameView({
  game,
  children,
}: {
  game: ReturnType<typeof useGame>
  children: (game: WerewolfGame) => ReactNode
}) {
  const t = useT<typeof zh>('family')
  const { call, unknown, playing } = game
  if (playing) {
    return (
      <Notice mood="shy" text={t('playing')}>
        <Button look="ghost" track="look" onClick={() => void call.refetch()}>
          {t('look')}
        </Button>
      </Notice>
    )
  }
  if (unknown) return <Notice mood="sad" text={t('unknown')} />
  return (
    <StateView call={call} skeleton={<Skeleton height={86} lines={4} />}>
      {children}
    </StateView>
  )
}
