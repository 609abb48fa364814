import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import styles from './NotNew.module.css'

/** To captains who have left the lane behind: it is for new ones. */
export function NotNew({ className }: { className?: string }) {
  const t = useT<typeof zh>()
  return (
    <Plate className={className} title={t('notNew.title')}>
      <p className={styles.text}>{t('notNew.text')}</p>
      <a className={styles.on} href="/captainTask" data-track="duties">
        {t('notNew.on')}
      </a>
    </Plate>
  )
}
