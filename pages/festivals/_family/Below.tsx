import { Fragment, type ReactNode, useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { type Festival, type FestivalId, getFestivalRanks, receiveFestivalTask } from '#shared/api/festival'
import { useOnChange } from '#shared/campaign/phase'
import { PlacePrizes } from '#shared/campaign/place-prizes'
import { PeopleRanking } from '#shared/campaign/ranking'
import { TaskBoard, useClaimableFirst } from '#shared/campaign/tasks'
import { useGoThere } from '#shared/campaign/way'
import { update, useMutation } from '#shared/features/mutation'
import { usePaged } from '#shared/features/paged'
import { BlockedNote } from '#shared/kit/blocked-note'
import { CopySheet } from '#shared/kit/copy-sheet'
import { type Period, Periods } from '#shared/kit/segmented'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './Below.module.css'

import type zh from './locales/zh.json'

/** Words that each festival has of its own. */
export interface OwnWords {
  title: string
  lead: string
  token: string
}

/** Which festival it is, and what is its own. Its words name the page, what it is about and its token. */
export interface Edition {
  festival: FestivalId
  theme: string | undefined
  art: ReactNode
  /** The sign of its token, 20 px square. */
  token: ReactNode
  /** Order of the parts below its act while it runs, and the form of each. */
  forms: Forms
  /** What comes below its act: `Draw.tsx` or `Offers.tsx`, by what its tokens are for. */
  below: () => Promise<{ Below: (props: Part) => ReactNode }>
}

export interface Forms {
  order: readonly ('tasks' | 'spending' | 'prizes' | 'ranks')[]
  tasks: 'cards' | 'lines' | 'tiles'
  /** What tokens get: a grid of three, tiles of two, lines, or a row to scroll. */
  spending: 'grid' | 'tiles' | 'lines' | 'row'
  /** What the places receive: lines, or three steps. */
  prizes: 'lines' | 'steps'
}

export interface Part {
  edition: Edition
  festival: Festival
  call: Query<Festival>
}

export const isOn = ({ phase }: Festival) => phase === 'running'

export const festivalOf = (answer: { festival: Festival }) => answer.festival

/** What is missing for what costs so many tokens, and the way to get it; nothing when I have them. */
export function Shortage({ festival, cost }: { festival: Festival; cost: number }) {
  const t = useT<typeof zh>('family')
  const missing = cost - festival.tokens
  if (!isOn(festival) || missing <= 0) return null
  return (
    <BlockedNote
      text={t('missing', { count: formatAmount(missing) })}
      action={t('tasks.go')}
      onAction={() => document.getElementById('tasks')?.scrollIntoView({ behavior: 'smooth' })}
    />
  )
}

/** When it is over, what one comes for is who won. */
const OVER: Forms['order'] = ['ranks', 'prizes', 'spending']

/** Below the main act: tasks, what tokens get (`spending`), what the places receive, and the rank. */
export function BelowAct({ spending, ...props }: Part & { spending: ReactNode }) {
  const { edition, festival } = props
  const parts = {
    tasks: isOn(festival) && <Tasks {...props} />,
    spending,
    prizes: <Prizes {...props} />,
    ranks: <Ranks {...props} />,
  }
  const order = isOver(festival.phase) ? OVER : edition.forms.order
  return order.map((part) => <Fragment key={part}>{parts[part]}</Fragment>)
}

/** Today's tasks. */
function Tasks({ edition, festival, call }: Part) {
  const t = useT<typeof zh>('family')
  const own = useT<OwnWords>()
  const tasks = useClaimableFirst(festival.tasks)
  const claim = useMutation(receiveFestivalTask, {
    updates: [update(call, festivalOf)],
    onSuccess: ({ tokens }) => toast.tip(t('tasks.claimed', { count: tokens, token: own('token') })),
  })
  const there = useGoThere({
    share: { activityId: festival.activityId, title: own('title'), content: own('lead') },
    onShared: call.refetch,
    page: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
  })
  return (
    <section id="tasks" className={styles.section} data-form={edition.forms.tasks} data-expose="tasks">
      <h2>{t('tasks.heading')}</h2>
      <p className={styles.note}>{t('tasks.note')}</p>
      <TaskBoard
        track="festival-task"
        look={edition.forms.tasks === 'lines' ? 'lines' : 'cards'}
        rewardsBelow={edition.forms.tasks === 'tiles'}
        tasks={tasks}
        inHall={({ doneBy }) => doneBy === 'room' || doneBy === 'gift'}
        rewardOf={({ tokens }) => (
          <span className={styles.gives}>
            +{tokens}
            {edition.token}
          </span>
        )}
        busyId={claim.acting}
        onGo={({ doneBy }) => void there.go(doneBy)}
        onClaim={({ id }) => void claim.run({ festival: festival.festival, taskId: id }, id)}
      />
      <CopySheet link={there.link} onClose={there.closeLink} />
    </section>
  )
}

/** Under a name, the other one of the couple. */
const withWhom = ({ partner }: { partner: { nickname: string } | null }) =>
  partner && (
    <>
      ♥ <bdi>{partner.nickname}</bdi>
    </>
  )

/** What the places of the ranking receive. */
function Prizes({ edition, festival }: Part) {
  const t = useT<typeof zh>('family')
  return (
    <section className={styles.section} data-form={edition.forms.prizes} data-expose="places">
      <h2>{t('ranks.places')}</h2>
      <PlacePrizes places={festival.places} ties className={styles.places} />
    </section>
  )
}

/** Rows of the ranking before more are asked for. */
const ROWS = 10

/** People by their tokens. */
function Ranks({ festival }: Part) {
  const t = useT<typeof zh>('family')
  const own = useT<OwnWords>()
  const [period, setPeriod] = useState<Period>('total')
  const ranks = usePaged(getFestivalRanks, { festival: festival.festival, period }, ROWS)
  // tokens that were gathered count for my place
  useOnChange(festival.tokens, () => void ranks.refetch())
  return (
    <section className={styles.section} data-expose="ranks">
      <h2>{t(festival.phase === 'settled' ? 'ranks.winners' : 'ranks.heading')}</h2>
      {isOn(festival) && <Periods className={styles.periods} value={period} onChange={setPeriod} />}
      <PeopleRanking people={ranks} unit={() => own('token')} noteOf={withWhom} over={!isOn(festival)} />
      {isOver(festival.phase) && (
        <p className={styles.note}>
          {t('ranks.mine', { count: formatAmount(festival.tokens), token: own('token') })}
        </p>
      )}
    </section>
  )
}
