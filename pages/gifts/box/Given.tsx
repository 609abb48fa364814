import type { GiftRecord } from '#shared/api/gift-box'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Sheet, useLast } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { GiftArt } from '../_family/draw-gift.tsx'
import styles from './Given.module.css'
import type zh from './locales/zh.json'

/** What was just given: it flies over to who has it now, and in the app leads to them. */
export function Given(props: { record: GiftRecord | undefined; onClose: () => void }) {
  const t = useT<typeof zh>()
  const record = useLast(props.record)
  if (!record?.person) return null
  const { person, gift } = record
  return (
    <Sheet
      open={props.record !== undefined}
      kind="dialog"
      title={t('given.title')}
      onClose={props.onClose}
      closeButton={false}
      expose="given"
      footer={
        <Button block size="l" onClick={props.onClose}>
          {t('given.done')}
        </Button>
      }
    >
      <div className={styles.given}>
        <div className={styles.flight}>
          <GiftArt gift={gift} className={styles.gift} />
          <svg viewBox="0 0 90 30" className={styles.way} aria-hidden="true">
            <path d="M4 24Q45-6 86 18" />
          </svg>
          <PersonDoor userId={person.userId} label={t('given.profile')} className={styles.person}>
            <Avatar src={person.portrait} name={person.nickname} size={72} />
          </PersonDoor>
        </div>
        <p>
          {t('given.has', { name: gift.name, count: formatAmount(gift.amount) })}
          <bdi>{person.nickname}</bdi>
        </p>
      </div>
    </Sheet>
  )
}
