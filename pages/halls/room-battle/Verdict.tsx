import type { Battle } from '#shared/api/room-battle'
import { Avatar } from '#shared/kit/avatar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import { fateOf, leadOf, SIDES } from './sides.ts'
import styles from './Verdict.module.css'

/** How it ended: by how much, through whom, and what I had in it. */
export function Verdict({ battle }: { battle: Battle }) {
  const t = useT<typeof zh>()
  const lead = leadOf(battle)
  const sides = SIDES.filter((side) => battle.state === 'drawn' || battle[side].roomId === battle.winnerId)
  const { mine } = battle
  const fate = mine && fateOf(battle, mine)
  return (
    <section className={styles.verdict} data-state={battle.state} data-expose="verdict">
      <h2 className={styles.title}>
        {lead ? t('verdict.by', { count: formatStatistic(lead.by) }) : t('verdict.level')}
      </h2>
      <div className={styles.heroes}>
        {sides.map((side) => {
          const [best] = battle[side].seats
          return (
            best && (
              <figure key={side} className={styles.hero} data-side={side}>
                <Avatar className={styles.face} src={best.portrait} name={best.nickname} />
                <figcaption>
                  <small>{t('verdict.best')}</small>
                  <bdi>{best.nickname}</bdi>
                  <b>{t('verdict.gave', { count: formatStatistic(best.score) })}</b>
                </figcaption>
              </figure>
            )
          )
        })}
      </div>
      {mine && fate && (
        <p className={styles.mine} data-fate={fate}>
          {t(`verdict.mine.${fate}`, { count: formatStatistic(mine.score), rank: mine.rank })}
        </p>
      )}
    </section>
  )
}
