import type { ReactNode } from 'react'
import type { Festival } from '#shared/api/festival'
import { type Hunt, lookForCandy } from '#shared/api/festival-acts'
import { useNewDay } from '#shared/campaign/phase'
import { update, useMutation } from '#shared/features/mutation'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type family from '../_family/locales/zh.json'
import type zh from './locales/zh.json'
import { Candy } from './Sky.tsx'
import { SPOTS } from './spots.tsx'
import styles from './Yard.module.css'

type Spot = keyof typeof SPOTS

const isSpot = (id: string): id is Spot => Object.keys(SPOTS).includes(id)

const placeOf = ({ left, top, width }: (typeof SPOTS)[Spot]['at']) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
})

/** A yard at night with candy hidden behind some things, and clues. */
export function Yard(props: { festival: Festival; call: Query<Festival>; hunt: Query<Hunt> }) {
  const { festival, call, hunt } = props
  const t = useT<typeof zh>()
  useNewDay(hunt)
  const look = useMutation(lookForCandy, {
    updates: [update(hunt, (answer) => answer.hunt), update(call, (answer) => answer.festival)],
    onSuccess({ tokens, bonus }) {
      toast.tip(
        bonus ? t('all', { count: tokens, bonus }) : tokens ? t('found', { count: tokens }) : t('nothing'),
      )
    },
  })
  return (
    <section data-expose="yard">
      <StateView call={hunt} skeleton={<YardSkeleton />}>
        {(data) => (
          <>
            <Clues data={data} on={festival.phase === 'running'} />
            <Things
              data={data}
              phase={festival.phase}
              busyId={look.acting}
              onLook={(spotId) => void look.run({ spotId }, spotId)}
            />
          </>
        )}
      </StateView>
    </section>
  )
}

/** The yard in the dark, before its things can be looked behind. */
export const YardSkeleton = () => (
  <>
    <div className={styles.clues}>
      <Skeleton lines={3} />
    </div>
    <div className={styles.yard} data-dark aria-hidden="true">
      <Ground />
      {Object.entries(SPOTS).map(([id, { art, at }]) => (
        <span key={id} className={styles.spot} style={placeOf(at)}>
          <Drawing>{art}</Drawing>
        </span>
      ))}
    </div>
  </>
)

/** Where the candy of today is, in riddles. */
function Clues({ data, on }: { data: Hunt; on: boolean }) {
  const t = useT<typeof zh>()
  const { candies, looks, clues } = data
  return (
    <div className={styles.clues} data-looks={looks.left}>
      <p>
        <b>{t('candies', { ...candies })}</b>
        <span>{t('looks', { count: looks.left })}</span>
      </p>
      {on && clues.length > 0 && (
        <ul aria-label={t('clues')}>
          {clues.map((clue) => (
            <li key={clue}>{clue}</li>
          ))}
        </ul>
      )}
      {on && !clues.length && <p className={styles.done}>{t('allFound')}</p>}
    </div>
  )
}

/** The things of the yard, each a button at its place in the drawing. */
function Things(props: {
  data: Hunt
  phase: Festival['phase']
  busyId: string | null
  onLook: (spotId: string) => void
}) {
  const t = useT<typeof zh>()
  const common = useT<typeof family>('family')
  const { data, phase } = props
  const reasonOf = (looked: boolean): string | undefined => {
    if (phase === 'coming') return common('coming')
    if (phase !== 'running') return common('over')
    if (looked) return t('lookedThere')
    return data.looks.left < 1 ? t('noLooks') : undefined
  }
  return (
    <div className={styles.yard}>
      <Ground />
      {data.spots.map(({ id, looked, found }) => {
        if (!isSpot(id)) return null
        const reason = reasonOf(looked)
        const { art, at } = SPOTS[id]
        return (
          <button
            key={id}
            type="button"
            className={styles.spot}
            style={placeOf(at)}
            data-track="spot"
            data-spot={id}
            data-looked={looked || undefined}
            aria-disabled={reason !== undefined || undefined}
            aria-busy={props.busyId === id || undefined}
            onClick={() => (reason ? toast.tip(reason) : props.onLook(id))}
          >
            <Drawing>{art}</Drawing>
            {found > 0 && (
              <span className={styles.found}>
                <Candy />
              </span>
            )}
            <span className={styles.unseen}>
              {t(`spots.${id}`)} {looked && (found > 0 ? t('found', { count: found }) : t('nothing'))}
            </span>
          </button>
        )
      })}
    </div>
  )
}

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    {children}
  </svg>
)

const Ground = () => (
  <svg viewBox="0 0 347 330" preserveAspectRatio="none" className={styles.ground} aria-hidden="true">
    <path className={styles.night} d="M0 0h347v330H0z" />
    <path className={styles.far} d="M0 150q80-30 170-12t177-18v210H0z" />
    <path className={styles.near} d="M0 226q100-26 190-6t157-14v124H0z" />
    <path className={styles.path} d="M150 330q10-60 44-90t30-86h14q0 60-14 96t-10 80z" />
  </svg>
)
