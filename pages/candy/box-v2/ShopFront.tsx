import { ActivityRules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type { MyBox } from '../_family/box/use-box.ts'
import { PhaseLine } from '../_family/PhaseLine.tsx'
import { Title } from '../_family/title/Title.tsx'
import type zh from './locales/zh.json'
import { Shelf } from './Shelf.tsx'
import styles from './ShopFront.module.css'

/** The hero: the shop's window under its awning, with a tin a tier on the shelf. */
export function ShopFront({ mine }: { mine: MyBox }) {
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
