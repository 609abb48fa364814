import type { RoomPet } from '#shared/api/room-pet'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Meters.module.css'

/** How a pet feels, and how far it is on its level. */
export function Meters({ pet, className = '' }: { pet: RoomPet; className?: string }) {
  const t = useT<typeof zh>('family')
  const { level, experience, missing, mood, moodName } = pet
  return (
    <dl className={`${styles.meters} ${className}`}>
      <div data-mood={moodName}>
        <dt>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 21S2.5 15 2.5 8.5A5 5 0 0112 6.5a5 5 0 019.5 2C21.5 15 12 21 12 21z" />
          </svg>
          {t('care.mood')}
        </dt>
        <dd>
          <b>{t(`care.${moodName}`)}</b>
          <ProgressBar value={mood} max={100} label={t('care.mood')} />
          <small>{mood}/100</small>
        </dd>
      </div>
      <div>
        <dt>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2l3 6.5 7 .8-5.2 4.8L18.3 21 12 17.4 5.7 21l1.5-6.900L2 9.300l7-.8z" />
          </svg>
          {t('care.growth')}
        </dt>
        <dd>
          <b>{t('care.level', { level })}</b>
          <ProgressBar
            value={missing ? experience : 1}
            max={missing ? experience + missing : 1}
            label={t('care.growth')}
          />
          <small>{missing ? t('care.missing', { missing: formatAmount(missing) }) : t('care.top')}</small>
        </dd>
      </div>
    </dl>
  )
}
