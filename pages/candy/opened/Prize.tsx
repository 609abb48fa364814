import type { SharedFreeBox } from '#shared/api/free-box'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import { Tin } from '../_family/tin/Tin.tsx'
import { toneOf } from '../_family/tin/tones.ts'
import { Title } from '../_family/title/Title.tsx'
import type zh from './locales/zh.json'
import styles from './Prize.module.css'

/** The hero: the open tin before rays of light, and what was in it on a banner; `null`: none has been opened. */
export function Prize({
  shared,
  activityId,
}: {
  shared: SharedFreeBox | null | undefined
  activityId: string | undefined
}) {
  const t = useT<typeof zh>()
  const { box } = shared ?? {}
  const opened = box?.opened
  const tier = shared?.tiers.find((each) => each.tier === opened?.tier)
  return (
    <header className={styles.prize}>
      <i className={styles.rays} />
      <i className={styles.dots} />
      <ActivityRules activityId={activityId} className={styles.rules} />
      <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
      <p className={styles.whose}>
        {box ? (
          <>
            <bdi>{box.owner.nickname}</bdi> {t('whose', { tier: tier?.name ?? '' })}
          </>
        ) : (
          t('lead')
        )}
      </p>
      <div className={styles.tin}>
        <Tin
          tone={toneOf(box?.edition ?? 'single', opened?.tier ?? 1)}
          open={shared === undefined || !!opened}
        />
      </div>
      <div className={styles.banner} data-empty={!opened || undefined}>
        <RewardLine draw={drawPrize} rewards={opened?.rewards ?? []} className={styles.rewards} />
      </div>
    </header>
  )
}
