import type { Battle, BattleRules } from '#shared/api/room-battle'
import { Rules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { SIDES } from '../sides.ts'
import styles from './Arena.module.css'
import { Corner } from './Corner.tsx'
import { GiftEffects } from './GiftEffects.tsx'
import { Scoreboard } from './Scoreboard.tsx'
import { Tug } from './Tug.tsx'

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
