import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Question } from './Ask.tsx'
import type zh from './locales/zh.json'
import styles from './Rooms.module.css'
import type { MuseumData } from './use-museum.ts'

/** What makes the museum easier for some days. */
export function Privileges(props: {
  museum: MuseumData
  why: string | undefined
  onAsk: (question: Question) => void
}) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.awards} data-expose="privileges">
      {props.museum.privileges.map((privilege) => (
        <li key={privilege.id}>
          <p className={styles.rest}>
            <b>{privilege.name}</b>
            <small>{privilege.desc}</small>
            <small>{t('days', { count: privilege.days })}</small>
          </p>
          {privilege.until === null ? (
            <Button
              size="s"
              reason={props.why}
              track="privilege"
              onClick={() => props.onAsk({ of: 'privilege', privilege })}
            >
              {t('coins', { price: formatAmount(privilege.price) })}
            </Button>
          ) : (
            <span className={styles.had} data-had="yes">
              <Mark of="done" />
              {t('until', { at: formatDate(privilege.until, 'day') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
