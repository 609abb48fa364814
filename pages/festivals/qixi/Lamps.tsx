import type { Festival } from '#shared/api/festival'
import { type Lanterns, lightLantern } from '#shared/api/festival-pairs'
import { Pair, PairSkeleton } from '#shared/campaign/pair'
import { useNewDay, useOnChange } from '#shared/campaign/phase'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './Lamps.module.css'
import type zh from './locales/zh.json'

type Lamp = Lanterns['lanterns'][number]

/** A lantern for each evening; each of the two lights a half, and then it rises. */
export function Lamps(props: { festival: Festival; call: Query<Festival>; lanterns: Query<Lanterns> }) {
  const { festival, call, lanterns } = props
  const t = useT<typeof zh>()
  useNewDay(lanterns)
  // what came by the other one's light, too
  useOnChange(lanterns.data?.risen, () => void call.refetch())
  const light = useMutation(lightLantern, {
    updates: [update(lanterns, (answer) => answer.lanterns), update(call, (answer) => answer.festival)],
    onSuccess: ({ rose, lanterns: { tokens } }) =>
      toast.tip(rose ? t('rose', { count: tokens }) : t('waits')),
  })
  return (
    <section className={styles.lamps} data-expose="lanterns">
      <StateView
        call={lanterns}
        skeleton={<LampsSkeleton />}
        pitch={<LoginPitch points={[t('guest.one'), t('guest.two')]} />}
      >
        {(data) => {
          const today = data.lanterns.find(({ at }) => at === data.today)
          return (
            <>
              <Pair me={data.me} partner={data.partner}>
                <b>{t('risen', { count: data.risen })}</b>
                <small>{t('rule', { count: data.tokens })}</small>
              </Pair>
              {data.partner && today && (
                <div className={styles.today} data-both={today.mine && today.theirs ? 'yes' : undefined}>
                  <Lamp lamp={today} />
                  <p>{t(sayOf(today))}</p>
                  {festival.phase === 'running' && !today.mine && (
                    <Button
                      block
                      track="light"
                      busy={light.busy}
                      onClick={() => void light.run({ at: today.at })}
                    >
                      {t('light')}
                    </Button>
                  )}
                </div>
              )}
              {data.partner && <Week lanterns={data.lanterns} />}
            </>
          )
        }}
      </StateView>
    </section>
  )
}

const DARK = { mine: false, theirs: false }

/** Two portraits, today's lantern and the week's, all of them dark. */
export const LampsSkeleton = () => (
  <div className={styles.lamps} aria-hidden="true">
    <PairSkeleton />
    <div className={styles.today}>
      <Lamp lamp={DARK} />
      <Skeleton width={140} height={20} />
    </div>
    <ol className={styles.week}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => (
        <li key={day}>
          <Lamp lamp={DARK} />
        </li>
      ))}
    </ol>
  </div>
)

/** State of a lantern. */
function sayOf({ mine, theirs }: Lamp) {
  if (mine && theirs) return 'risenToday' as const
  if (mine) return 'mineOnly' as const
  return theirs ? ('theirsOnly' as const) : ('dark' as const)
}

function Week({ lanterns }: { lanterns: readonly Lamp[] }) {
  const t = useT<typeof zh>()
  return (
    <ol className={styles.week} aria-label={t('all')}>
      {lanterns.map((lamp) => (
        <li key={lamp.day}>
          <Lamp lamp={lamp} />
          <small aria-hidden="true">{lamp.day}</small>
          <span className={styles.unseen}>
            {formatDate(lamp.at, 'day')} {t(sayOf(lamp))}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A lantern of two halves, mine at the left. */
const Lamp = ({ lamp: { mine, theirs } }: { lamp: Pick<Lamp, 'mine' | 'theirs'> }) => (
  <svg viewBox="0 0 80 96" className={styles.lamp} aria-hidden="true">
    {mine && theirs && <circle className={styles.glow} cx="40" cy="48" r="38" />}
    <path className={mine ? styles.lit : styles.unlit} d="M40 14H24L12 40q-2 30 28 38z" />
    <path className={theirs ? styles.lit : styles.unlit} d="M40 14h16l12 26q2 30-28 38z" />
    <path className={styles.rim} d="M40 14v64M24 14h32M12 40h56M30 84h20M40 6v8" />
  </svg>
)
