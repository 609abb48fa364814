import { drawPrize } from '#shared/campaign/prize'
import { rarestOf, TopPrize } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import { Actions } from '../_family/box/Actions.tsx'
import { BoxFrame } from '../_family/box/BoxFrame.tsx'
import { Status } from '../_family/box/Status.tsx'
import type { MyBox } from '../_family/box/use-box.ts'
import { useBox } from '../_family/box/use-box.ts'
import { SINGLE } from '../_family/edition.ts'
import { PhaseLine } from '../_family/PhaseLine.tsx'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import { Tin } from '../_family/tin/Tin.tsx'
import { Title } from '../_family/title/Title.tsx'
import styles from './BoxPage.module.css'
import type zh from './locales/zh.json'

/** The free candy box: five friends help, and it is opened within a day. */
export function BoxPage() {
  const t = useT<typeof zh>()
  const mine = useBox(SINGLE)
  return (
    <BoxFrame mine={mine} front={<Poster mine={mine} />} title={t('mine')} className={styles.mine}>
      {(data) => (
        <>
          <Actions mine={mine} data={data} />
          <Status data={data} onEnd={mine.call.refetch} />
          {data.box && <Helpers box={data.box} phase={data.phase} />}
        </>
      )}
    </BoxFrame>
  )
}

/** The hero: a poster of one tin, with the tally on a price star. */
function Poster({ mine }: { mine: MyBox }) {
  const t = useT<typeof zh>()
  const { data, refetch, status } = mine.call
  const { box } = data ?? {}
  return (
    <header className={styles.poster} data-failed={status === 'failed' || undefined}>
      <i className={styles.patches} />
      <i className={styles.sun} />
      <i className={styles.dots} />
      <ActivityRules activityId={data?.activityId} className={styles.rules} />
      <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
      <p className={styles.lead}>{t('title.lead')}</p>
      <TopPrize
        className={styles.prize}
        label={t('topPrize')}
        rewards={rarestOf(data?.tiers.at(-1)?.possible ?? [])}
        draw={drawPrize}
      />
      <div className={styles.tin}>
        <Tin
          key={box?.id ?? 'none'}
          ref={mine.tin}
          tone="candy"
          drawn={box?.state === 'expired'}
          open={box?.state === 'opened'}
        />
      </div>
      {box && (
        <p className={styles.star}>
          <b>
            <bdi>{box.helpers.length}</bdi>
            <small>/{box.need}</small>
          </b>
          <span>{t('tally')}</span>
        </p>
      )}
      {data && <PhaseLine className={styles.phase} dates={data} onEnd={refetch} />}
    </header>
  )
}
