import type { Drive } from '#shared/api/driving-record'
import { Sheet } from '#shared/kit/sheet'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Stamp } from './Stamp.tsx'
import styles from './Why.module.css'

/** Why a drive does not count: what the server found, what that kind means, and what to do so that the next one does. */
export function Why({ drive, open, onClose }: { drive: Drive; open: boolean; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  const { kind } = drive
  return (
    <Sheet open={open} title={t('why.title')} expose="why" onClose={onClose}>
      <div className={styles.slip}>
        <Stamp kind={kind} />
        <p className={styles.reason}>{drive.reason || t('receipt.noReason')}</p>
        <p className={styles.drive}>
          <bdi>{drive.roomName}</bdi> {formatDate(drive.startAt, 'minute')} –{' '}
          {formatDate(drive.endAt, 'time')}
        </p>
      </div>
      <dl className={styles.answers}>
        <dt>{t('why.means')}</dt>
        <dd>{t(`meaning.${kind}`)}</dd>
        <dt>{t('why.next')}</dt>
        <dd>{t(`advice.${kind}`)}</dd>
      </dl>
    </Sheet>
  )
}
