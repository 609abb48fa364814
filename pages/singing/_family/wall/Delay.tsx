import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Delay.module.css'

/** Why last week's rewards come later than usual: a note taped to the wall. */
export function Delay({ text }: { text: string }) {
  const t = useT<typeof zh>('family')
  return (
    <aside className={styles.note} data-expose="delay">
      <b>{t('wall.delay')}</b>
      <p>{text}</p>
    </aside>
  )
}
