import type { Battle, BattleRules } from '#shared/api/room-battle'
import { RewardArt } from '#shared/campaign/reward'
import { Rules } from '#shared/campaign/rules'
import { useArrivals } from '#shared/features/arrivals'
import { Avatar } from '#shared/kit/avatar'
import { VersusBar } from '#shared/kit/versus-bar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { drawReward } from '../draw-reward.ts'
import type zh from '../locales/zh.json'
import { cornerOf, isGrand, leadOf, SIDES } from '../sides.ts'
import styles from './Arena.module.css'
import { Corner } from './Corner.tsx'
import { Scoreboard } from './Scoreboard.tsx'

/** As long as the flight in the style sheet. */
const FLIGHT_MS = 2600

/** Incoming gifts fly in from their corner. Decorative: the feed has the same in words. */
function GiftEffects({ battle }: { battle: Battle }) {
  const flying = useArrivals(battle.gifts, FLIGHT_MS)
  return (
    <div className={styles.effects} aria-hidden="true">
      {flying.map((sent) => (
        <div
          key={sent.id}
          className={styles.flight}
          data-side={cornerOf(battle, sent.roomId)}
          data-grand={isGrand(sent) || undefined}
        >
          <p className={styles.chip}>
            <Avatar src={sent.portrait} name={sent.nickname} size={26} />
            <span className={styles.who}>
              <bdi>{sent.nickname}</bdi>
              <small>{sent.gift.name}</small>
            </span>
            <span className={styles.art}>
              <RewardArt draw={drawReward} reward={sent.gift} />
            </span>
            <b>+{formatStatistic(sent.score)}</b>
          </p>
          <i className={styles.burst} />
        </div>
      ))}
    </div>
  )
}

/** The first screen: a ring on a roof at night, two corners, the board above them and the bar that they pull. */
export function Arena(props: {
  battle: Battle | null | undefined
  rules: Query<BattleRules>
  onMoment: () => void
}) {
  const t = useT<typeof zh>()
  const battle = props.battle ?? undefined
  return (
    <header className={styles.arena} data-state={battle?.state} data-expose="battle">
      <div className={styles.roof}>
        <i className={styles.beam} />
        <i className={styles.beam} data-side="away" />
      </div>
      <Rules call={props.rules} className={styles.rules} />
      <h1 className={styles.title}>{t('title')}</h1>
      <Scoreboard battle={battle} none={props.battle === null} onMoment={props.onMoment} />
      <div className={styles.corners}>
        {SIDES.map((side) => (
          <Corner key={side} side={side} battle={battle} />
        ))}
        <svg className={styles.versus} viewBox="0 0 92 76" aria-hidden="true">
          <g stroke="#070a18" strokeWidth="5" paintOrder="stroke">
            <text x="6" y="48" fill="#ff8674">
              V
            </text>
            <text x="48" y="62" fill="#6cc8ff">
              S
            </text>
            <path d="M60 0L33 42h12L30 76l34-44H51z" fill="#ffd27a" />
          </g>
        </svg>
      </div>
      <Tug battle={battle} />
      {battle && <GiftEffects battle={battle} />}
    </header>
  )
}

/** The bar that both pull, and in a word who is ahead. */
function Tug({ battle }: { battle: Battle | undefined }) {
  const t = useT<typeof zh>()
  const side = (of: 'home' | 'away') => ({
    name: battle?.[of].name ?? t(`corner.${of}`),
    score: battle?.[of].score ?? 0,
  })
  const lead = battle && leadOf(battle)
  const on = battle && battle.state !== 'waiting'
  return (
    <div className={styles.tug} data-quiet={!on || undefined}>
      <VersusBar className={styles.bar} label={t('share')} home={side('home')} away={side('away')} />
      <p className={styles.lead} data-side={lead?.side}>
        {on &&
          (lead ? (
            <>
              <bdi>{battle[lead.side].name}</bdi> <b>{t('ahead', { points: formatStatistic(lead.by) })}</b>
            </>
          ) : (
            t('level')
          ))}
      </p>
    </div>
  )
}
