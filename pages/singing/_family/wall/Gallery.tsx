import type { SingLadder } from '#shared/api/sing-captain'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Edition, EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Rules } from '../targets/Rules.tsx'
import styles from './Gallery.module.css'

/** The hero: the title under a picture lamp, whose week hangs here, and until when it can be claimed. */
export function Gallery(props: { edition: Edition; ladder: SingLadder | undefined; onClose: () => void }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const { edition, ladder } = props
  return (
    <header className={styles.hero}>
      <i className={styles.light} />
      <i className={styles.lamp} />
      <a className={styles.back} href={edition.targets} data-track="targets">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
        {t('wall.back')}
      </a>
      <Rules version={edition.version} className={styles.rules} />
      <h1 className={styles.title}>
        <span>{own('title.over')} </span>
        {own('title.main')}
      </h1>
      <p className={styles.lead}>{own('title.lead')}</p>
      <p className={styles.plate}>
        {ladder && (
          <>
            <b>
              {t('wall.week', {
                from: formatDate(ladder.week.startAt, 'day'),
                to: formatDate(ladder.week.endAt - 1, 'day'),
              })}
            </b>
            <span>
              {t('wall.until')} <Countdown look="plain" target={ladder.claimUntil} onEnd={props.onClose} />
            </span>
          </>
        )}
      </p>
    </header>
  )
}
