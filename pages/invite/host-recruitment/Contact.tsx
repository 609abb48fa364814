import { useState } from 'react'
import type { HostRecruitment } from '#shared/api/star-host'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { PosterSheet } from '#shared/kit/poster'
import { Qr } from '#shared/kit/qr'
import { useT } from '#shared/runtime/i18n'
import styles from './Contact.module.css'
import { cardArt } from './card-art.ts'
import type zh from './locales/zh.json'

/** Whom to ask and when: their code, to be saved and scanned; in the app their profile as well. */
export function Contact({ recruiter }: { recruiter: HostRecruitment['recruiter'] }) {
  const t = useT<typeof zh>()
  const { userId, nickname, portrait, link, fromHour, toHour } = recruiter
  const noApp = useNoApp('openUserProfilePage')
  const [card, showCard] = useState(false)
  const art = cardArt({ title: nickname, scan: t('contact.scan') })
  return (
    <section className={styles.contact} data-expose="contact">
      <Avatar src={portrait} name={nickname} size={48} />
      <div className={styles.text}>
        <h2>{t('contact.title')}</h2>
        <bdi>{nickname}</bdi>
        <p>{t('contact.hours', { from: clock(fromHour), to: clock(toHour) })}</p>
      </div>
      <Qr className={styles.code} link={link} name={t('contact.code')} />
      <div className={styles.ways}>
        <Button look="ghost" track="contact" onClick={() => showCard(true)}>
          {t('contact.save')}
        </Button>
        {!noApp && (
          <PersonDoor userId={userId} className={styles.door} track="talk">
            {t('contact.talk')}
          </PersonDoor>
        )}
      </div>
      <PosterSheet
        open={card}
        onClose={() => showCard(false)}
        art={art}
        link={link}
        name={t('contact.card')}
        title={t('contact.card')}
        saveText={t('contact.save')}
      />
    </section>
  )
}

/** 9 as '09:00'. */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
