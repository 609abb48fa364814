import type { Recall } from '#shared/api/boss-recall'
import { Avatar } from '#shared/kit/avatar'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Envelope.module.css'

/** The envelope by the lamp: the sender, and the seal that opens it. Once open, its sheet sticks out. */
export function Envelope(props: {
  inviter: Recall['inviter'] | undefined
  open: boolean
  onOpen: () => void
}) {
  const t = useT<typeof zh>()
  const { inviter, open } = props
  return (
    <div className={styles.envelope} data-open={open || undefined} data-expose="envelope">
      <i className={styles.back} />
      <div className={styles.sheet}>
        {inviter && <Avatar src={inviter.portrait} name={inviter.nickname} size={48} />}
        <p>{t('sheet')}</p>
      </div>
      <i className={styles.pocket} />
      <i className={styles.flap} />
      {inviter && (
        <p className={styles.from}>
          <small>{t('from')}</small>
          <bdi>{inviter.nickname}</bdi>
        </p>
      )}
      {inviter && !open && (
        <button type="button" className={styles.seal} data-track="open-letter" onClick={props.onOpen}>
          {t('open')}
        </button>
      )}
    </div>
  )
}
