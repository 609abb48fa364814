import { useT } from '#shared/runtime/i18n'
import { Actions } from '../_family/box/Actions.tsx'
import { BoxFrame } from '../_family/box/BoxFrame.tsx'
import { Status } from '../_family/box/Status.tsx'
import { useBox } from '../_family/box/use-box.ts'
import { SINGLE } from '../_family/edition.ts'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import styles from './BoxPage.module.css'
import type zh from './locales/zh.json'
import { Poster } from './Poster.tsx'

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
