import { useT } from '#shared/runtime/i18n'
import { Actions } from '../_family/box/Actions.tsx'
import { BoxFrame } from '../_family/box/BoxFrame.tsx'
import { Status } from '../_family/box/Status.tsx'
import { useBox } from '../_family/box/use-box.ts'
import { TIERED } from '../_family/edition.ts'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import styles from './BoxV2Page.module.css'
import type zh from './locales/zh.json'
import { ShopFront } from './ShopFront.tsx'

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
