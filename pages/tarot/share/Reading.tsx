import { useEffect, useRef, useState } from 'react'
import type { TarotReading } from '#shared/api/tarot'
import { TrophyButton } from '#shared/campaign/trophy'
import { HallDoor } from '#shared/campaign/way'
import { useShare } from '#shared/features/share'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { useNoApp } from '#shared/kit/open-in-app'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { Card } from './Card.tsx'
import type zh from './locales/zh.json'
import styles from './Reading.module.css'

const MOST_LUCK = 5

/** Three cards face down, turned one by one or all at once; after the last one the reading is shown. */
export function Reading({ reading, shared }: { reading: TarotReading; shared: boolean }) {
  const t = useT<typeof zh>()
  const { cards, owner, question, at, id } = reading
  const { userId } = useSession()
  const [turned, setTurned] = useState<readonly number[]>([])
  const sharing = useShare()
  const all = turned.length === cards.length
  const last = turned.at(-1)
  const said = last === undefined ? undefined : cards[last]
  return (
    <>
      <div className={styles.owner}>
        <Avatar src={owner.portrait} name={owner.nickname} size={40} />
        <span>
          <bdi>{owner.nickname}</bdi>
          <small>{formatDate(at)}</small>
        </span>
      </div>
      <p className={styles.question}>{question ? <bdi>{question}</bdi> : t('ofTheDay')}</p>
      <ul className={styles.cards} data-expose="cards">
        {cards.map((card, index) => (
          <Card
            key={card.position}
            card={card}
            open={turned.includes(index)}
            onTurn={() => setTurned((before) => [...before.filter((each) => each !== index), index])}
          />
        ))}
      </ul>
      {all ? (
        <Together reading={reading} />
      ) : (
        <>
          <div className={styles.meaning} role="status">
            {said ? (
              <>
                <b>{`${said.name} · ${t(said.upright)}`}</b>
                <span>{said.meaning}</span>
              </>
            ) : (
              <span>{t('hint')}</span>
            )}
          </div>
          <Button block size="l" track="turn-all" onClick={() => setTurned(cards.map((_, index) => index))}>
            {t('turnAll')}
          </Button>
        </>
      )}
      {all && (
        <div className={styles.ways}>
          <Button
            block
            size="l"
            track="share"
            busy={sharing.busy}
            onClick={() =>
              void sharing.sharePage(
                '/tarotShare',
                { readingId: id },
                { activityId: '0', pointId: 'tarot', title: t('title'), content: reading.summary },
              )
            }
          >
            {t('share')}
          </Button>
          <TrophyButton
            block
            query={{ readingId: id }}
            trophy={{
              emblem: 'card',
              from: t('title'),
              figure: cards.map(({ name }) => name).join(' · '),
              text: reading.summary,
              person: owner,
            }}
          />
          {shared && userId && userId !== owner.userId && (
            <a className={styles.mine} href="/tarotShare" data-track="my-reading">
              {t('mine')}
            </a>
          )}
          <ToTheHall roomId={reading.roomId} />
        </div>
      )}
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}

/** The meaning of each card and of all, and the luck. */
function Together({ reading: { cards, question, summary, luck } }: { reading: TarotReading }) {
  const t = useT<typeof zh>()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const stars = Math.max(0, Math.min(MOST_LUCK, Math.floor(luck)))
  return (
    <section ref={place} className={styles.together} data-expose="together">
      <p className={styles.asked}>{question ? <bdi>{t('answers', { question })}</bdi> : t('ofTheDay')}</p>
      <h2>{summary}</h2>
      <p className={styles.luck} role="img" aria-label={t('luck', { stars, count: MOST_LUCK })}>
        {'★'.repeat(stars)}
        <span>{'★'.repeat(MOST_LUCK - stars)}</span>
      </p>
      <dl>
        {cards.map(({ position, name, upright, meaning, keywords }) => (
          <div key={position}>
            <dt>{`${t(`positions.${position}`)} · ${name} · ${t(upright)}`}</dt>
            <dd>
              {meaning}
              <small>{keywords.join(' · ')}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** In the app the way into the hall where the cards were laid. */
function ToTheHall({ roomId }: { roomId: string }) {
  const t = useT<typeof zh>()
  if (useNoApp('jumpRoom') || !roomId) return null
  return (
    <HallDoor roomId={roomId} className={styles.mine}>
      {t('hall')}
    </HallDoor>
  )
}
