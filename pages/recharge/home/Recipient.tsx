import { useState } from 'react'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { FindRecipient } from './FindRecipient.tsx'
import type zh from './locales/zh.json'
import type { Recipient as Person } from './offer.ts'
import styles from './Recipient.module.css'

/** The address label: whom it goes to, by portrait and name, and another one by number. */
export function Recipient(props: {
  /** Whom the server named at first. */
  own: Person
  recipient: Person
  onRecipient: (person: Person | undefined) => void
}) {
  const t = useT<typeof zh>()
  const [finding, setFinding] = useState(false)
  const { own, recipient, onRecipient } = props
  const changed = recipient.userId !== own.userId
  return (
    <section className={styles.label} data-expose="recipient">
      <h2 className={styles.to}>{t('recipient.title')}</h2>
      <div className={styles.person} role="status">
        <Avatar src={recipient.portrait} name={recipient.nickname} size={52} className={styles.portrait} />
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{recipient.nickname}</bdi>
          </p>
          <p className={styles.id}>
            {t('recipient.id')} <span translate="no">{recipient.userId}</span>
          </p>
        </div>
        {!finding && (
          <Button look="ghost" size="s" track="recipient" onClick={() => setFinding(true)}>
            {t('recipient.change')}
          </Button>
        )}
      </div>
      {finding && (
        <FindRecipient
          onFound={(person) => {
            onRecipient(person)
            setFinding(false)
          }}
          onLeave={() => setFinding(false)}
        />
      )}
      {changed && !finding && (
        <Button look="quiet" size="s" track="recipient-own" onClick={() => onRecipient(undefined)}>
          {t('recipient.own')}
        </Button>
      )}
    </section>
  )
}
