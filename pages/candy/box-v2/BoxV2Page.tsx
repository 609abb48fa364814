import { ActivityRules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import { Actions } from '../_family/box/Actions.tsx'
import { BoxFrame } from '../_family/box/BoxFrame.tsx'
import { Status } from '../_family/box/Status.tsx'
import type { MyBox } from '../_family/box/use-box.ts'
import { useBox } from '../_family/box/use-box.ts'
import { TIERED } from '../_family/edition.ts'
import { PhaseLine } from '../_family/PhaseLine.tsx'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import { Title } from '../_family/title/Title.tsx'
import styles from './BoxV2Page.module.css'
import type zh from './locales/zh.json'
import { Shelf } from './Shelf.tsx'

/** The candy box with tiers: the more friends help, the better the box; the owner decides when to open it. */
export function BoxV2Page() {
  const t = useT<typeof zh>()
  const mine = useBox(TIERED)
  const box = mine.call.data?.box
  const tally = box && (
    <p className={styles.tally}>
      <b>{box.helpers.length}</b>/{box.need}
    </p>
  )
  return (
    <BoxFrame
      mine={mine}
      front={<ShopFront mine={mine} />}
      title={t('mine')}
      aside={tally}
      className={styles.mine}
    >
      {(data) => (
        <>
          <Actions mine={mine} data={data} />
          <Status data={data} onEnd={mine.call.refetch} />
          {data.box && <Helpers box={data.box} phase={data.phase} className={styles.helpers} />}
        </>
      )}
    </BoxFrame>
  )
}

/** The hero: the shop's window under its awning, with a tin a tier on the shelf. */
function ShopFront({ mine }: { mine: MyBox }) {
  const t = useT<typeof zh>()
  const { data, refetch } = mine.call
  return (
    <header className={styles.front}>
      <i className={styles.dots} />
      <i className={styles.awning} />
      <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
      <p className={styles.lead}>{t('title.lead')}</p>
      <ActivityRules activityId={data?.activityId} className={styles.rules} />
      <Shelf data={data} tin={mine.tin} />
      <PhaseLine className={styles.phase} dates={data} onEnd={refetch} />
    </header>
  )
}
