import { useState } from 'react'
import type { HostRecruitment } from '#shared/api/star-host'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { type PosterArt, PosterSheet, writeLines } from '#shared/kit/poster'
import { Qr } from '#shared/kit/qr'
import { useT } from '#shared/runtime/i18n'
import styles from './Contact.module.css'
import type zh from './locales/zh.json'

const WIDTH = 600
const HEIGHT = 760

/** A recruiter's card: their name and code on the evening's stage. */
function cardArt(words: { title: string; scan: string }): PosterArt {
  return {
    width: WIDTH,
    height: HEIGHT,
    code: { x: 132, y: 250, side: 336 },
    draw(context) {
      const ground = context.createRadialGradient(WIDTH / 2, 160, 0, WIDTH / 2, 160, 620)
      ground.addColorStop(0, '#6b3358')
      ground.addColorStop(1, '#241332')
      context.fillStyle = ground
      context.fillRect(0, 0, WIDTH, HEIGHT)
      context.fillStyle = 'rgba(255, 196, 110, 0.16)'
      context.fill(new Path2D('M20-10h70L460 760H150zM580-10h-70L140 760h310z'))
      context.fillStyle = '#ffb648'
      for (const x of [240, 300, 360]) context.fill(star(x, 66))
      context.fillStyle = '#fff'
      context.fillRect(112, 230, 376, 376)
      context.fillStyle = '#fdf3e4'
      context.textAlign = 'center'
      context.font = '800 38px sans-serif'
      writeLines(context, words.title, { x: WIDTH / 2, y: 150, width: 520, line: 48 })
      context.font = '600 28px sans-serif'
      writeLines(context, words.scan, { x: WIDTH / 2, y: 668, width: 520, line: 38 })
    },
  }
}

/** A star of five points around a place. */
function star(x: number, y: number): Path2D {
  const path = new Path2D()
  for (let at = 0; at < 10; at++) {
    const turn = (at * Math.PI) / 5 - Math.PI / 2
    const far = at % 2 ? 10 : 24
    path.lineTo(x + far * Math.cos(turn), y + far * Math.sin(turn))
  }
  path.closePath()
  return path
}

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
