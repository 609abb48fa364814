import type { BookGift, GiftBook } from '#shared/api/gift-book'
import { PersonDoor } from '#shared/campaign/way'
import { toDownload } from '#shared/features/download'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { Sheet, useLast } from '#shared/kit/sheet'
import { bridge } from '#shared/runtime/bridge'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { GiftArt } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import styles from './StampSheet.module.css'

/** One gift: what it costs, how often it came, who sent it first; to somebody else it can be sent by the app's own box. */
export function StampSheet(props: {
  stamp: BookGift | undefined
  book: GiftBook | undefined
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const noApp = useNoApp('openGiftBox')
  const stamp = useLast(props.stamp)
  const { book } = props
  if (!stamp || !book) return null
  const { gift, price, received, first } = stamp
  const { owner, mine } = book
  const send = () => {
    if (noApp) toDownload()
    else void bridge.openGiftBox({ type: gift.id, userId: owner.userId, nickname: owner.nickname })
  }
  return (
    <Sheet
      open={props.stamp !== undefined}
      title={gift.name}
      onClose={props.onClose}
      expose="stamp"
      footer={
        mine ? undefined : (
          <Button block size="l" track="send-this" onClick={send}>
            {noApp ? t('sendInApp') : t('send')}
          </Button>
        )
      }
    >
      <div className={styles.stamp} data-lit={first !== null || undefined}>
        <GiftArt gift={gift} className={styles.art} />
        <b>{t('coins', { count: price, price: formatAmount(price) })}</b>
        {first && (
          <svg viewBox="0 0 90 60" className={styles.postmark} aria-hidden="true">
            <circle cx="30" cy="30" r="26" />
            <circle cx="30" cy="30" r="17" />
            <path d="M56 18q8-5 16 0t16 0M56 30q8-5 16 0t16 0M56 42q8-5 16 0t16 0" />
          </svg>
        )}
      </div>
      {first ? (
        <div className={styles.first}>
          <PersonDoor userId={first.userId} label={t('profile')}>
            <Avatar src={first.portrait} name={first.nickname} size={44} />
          </PersonDoor>
          <p>
            <small>{t('first', { at: formatDate(first.at) })}</small>
            <bdi>{first.nickname}</bdi>
          </p>
          <b>×{formatAmount(received)}</b>
        </div>
      ) : (
        <p className={styles.never}>{t(mine ? 'never' : 'neverTheirs')}</p>
      )}
    </Sheet>
  )
}
