import type { Battle } from '#shared/api/room-battle'
import { VersusBar } from '#shared/kit/versus-bar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { leadOf } from '../sides.ts'
import styles from './Tug.module.css'

/** The bar that both pull, and in a word who is ahead. */
export function Tug({ battle }: { battle: Battle | undefined }) {
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
