import type { CpDetail } from '#shared/api/cp'
import { drawPrize } from '#shared/campaign/prize'
import { TopPrize } from '#shared/campaign/reward-line'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Halves.module.css'
import type zh from './locales/zh.json'

/** Two halves of a heart, mine and theirs: apart, on the way to each other while one is asked, one heart as a pair. */
export function Halves({ detail }: { detail: CpDetail | undefined }) {
  const t = useT<typeof zh>()
  const waiting = detail?.state === 'asking' ? detail.asked : null
  const other = detail?.partner ?? waiting
  const level = detail?.levels[detail.level - 1]
  return (
    <div className={styles.halves} data-state={detail?.state ?? 'single'} data-level={detail?.level ?? 0}>
      <svg viewBox="0 0 240 150" className={styles.art} aria-hidden="true">
        <path
          className={styles.mine}
          d="M120 40C104 12 62 8 50 38c-10 28 16 66 70 102l-8-24 12-14-14-16 14-16-12-14z"
        />
        <path
          className={styles.theirs}
          d="M120 40c16-28 58-32 70-2 10 28-16 66-70 102l-8-24 12-14-14-16 14-16-12-14z"
        />
      </svg>
      <span className={styles.me}>
        {detail && <Avatar src={detail.me.portrait} name={detail.me.nickname} size={60} />}
      </span>
      <span className={styles.other}>
        {other ? (
          <PersonDoor userId={other.userId} label={t('profile')}>
            <Avatar src={other.portrait} name={other.nickname} size={60} />
          </PersonDoor>
        ) : (
          <b aria-hidden="true">?</b>
        )}
      </span>
      <p>
        {detail?.state === 'paired' ? (
          <>
            <b>{level ? t('atLevel', { level: detail.level, name: level.name }) : t('paired')}</b>
            {detail.pairedAt ? <span>{t('since', { at: formatDate(detail.pairedAt) })}</span> : null}
          </>
        ) : (
          <b>{detail ? t(detail.state) : '\u00a0'}</b>
        )}
      </p>
      {detail?.state !== 'paired' && (
        <TopPrize
          className={styles.prize}
          label={t('topPrize')}
          rewards={detail?.levels.at(-1)?.rewards}
          draw={drawPrize}
        />
      )}
    </div>
  )
}
