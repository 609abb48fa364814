import { useState } from 'react'
import { getUserInfo } from '#shared/api/auth'
import { type GiftBook, getGiftBook } from '#shared/api/gift-book'
import { RewardArt, RewardPitch } from '#shared/campaign/reward'
import { RewardLine } from '#shared/campaign/reward-line'
import { Shelf } from '#shared/campaign/shelf'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { Mark } from '#shared/kit/mark'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { drawGift } from '../_family/draw-gift.tsx'
import styles from './AlbumPage.module.css'
import type zh from './locales/zh.json'
import { StampSheet } from './StampSheet.tsx'

/** There is nobody with that id. */
const NOBODY = 4040

const SAMPLES = ['rose', 'ring', 'castle', 'fireworks', 'yacht']

export function AlbumPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getGiftBook, ({ param }) => ({ userId: param('toUserId') || undefined }))
  const [chosen, choose] = useState('')
  const book = call.data
  const gifts = book?.groups.flatMap((group) => group.gifts) ?? []
  const unknown = call.status === 'failed' && call.error?.code === NOBODY
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <h1>{t('title')}</h1>
        {book && <Owner book={book} />}
        {call.status !== 'loggedOut' && (
          <p className={styles.lit}>
            <b>{book ? formatAmount(book.lit) : '--'}</b>
            <small>
              {t('of')} {book ? formatAmount(book.total) : '--'}
            </small>
          </p>
        )}
      </header>
      <div className={styles.body}>
        {unknown ? (
          <Notice mood="sad" text={t('unknown')} />
        ) : (
          <StateView
            call={call}
            skeleton={<Skeleton height={112} lines={4} />}
            pitch={
              <RewardPitch
                samples={SAMPLES}
                draw={drawGift}
                points={[t('guest.one'), t('guest.two'), t('guest.three')]}
              />
            }
          >
            {({ groups, mine }) => (
              <>
                <Milestones book={book as GiftBook} />
                {groups.map((group) => (
                  <Shelf
                    key={group.id}
                    className={styles.page}
                    name={group.name}
                    columns={3}
                    track="stamp"
                    onOpen={choose}
                    things={group.gifts.map(({ gift, price, received, first }) => ({
                      id: gift.id,
                      name: gift.name,
                      lit: first !== null,
                      art: <RewardArt reward={gift} draw={drawGift} />,
                      note: first
                        ? `×${formatAmount(received)}`
                        : t('coins', { count: price, price: formatAmount(price) }),
                    }))}
                  />
                ))}
                {!mine && (
                  <a className={styles.own} href="/giftBrochure/index" data-track="my-album">
                    {t('own')}
                  </a>
                )}
              </>
            )}
          </StateView>
        )}
      </div>
      <StampSheet
        stamp={gifts.find(({ gift }) => gift.id === chosen)}
        book={book}
        onClose={() => choose('')}
      />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The gifts that somebody was sent, as stamps in an album: mine, or theirs by `?toUserId=`. */
/** The owner of the album with their signature. */
function Owner({ book: { owner, mine } }: { book: GiftBook }) {
  const t = useT<typeof zh>()
  const { data } = useQuery(getUserInfo, { toUserId: owner.userId })
  return (
    <div className={styles.owner}>
      <PersonDoor userId={mine ? undefined : owner.userId} label={t('profile')}>
        <Avatar src={owner.portrait} name={owner.nickname} size={48} />
      </PersonDoor>
      <p>
        <bdi>{owner.nickname}</bdi>
        <small>
          <bdi>{data?.signature || (data && t('level', { level: data.level }))}</bdi>
        </small>
      </p>
    </div>
  )
}

/** What the next milestone needs and gives; behind it all of them. */
function Milestones({ book }: { book: GiftBook }) {
  const t = useT<typeof zh>()
  const { next, lit, milestones, mine } = book
  return (
    <section className={styles.next} data-expose="milestones">
      {next ? (
        <>
          <p>
            {t(mine ? 'missing' : 'theyMiss', { count: next.missing, gifts: formatAmount(next.missing) })}
          </p>
          <ProgressBar value={lit} max={next.need} label={t('toNext')} />
          <RewardLine rewards={next.rewards} draw={drawGift} />
        </>
      ) : (
        <p className={styles.complete}>{t('complete')}</p>
      )}
      <details>
        <summary data-track="milestones">{t('all')}</summary>
        <ol>
          {milestones.map(({ need, rewards }) => (
            <li key={need} data-reached={lit >= need || undefined}>
              <b>
                {lit >= need && <Mark of="done" />}
                {t('need', { count: need, gifts: formatAmount(need) })}
              </b>
              <RewardLine rewards={rewards} draw={drawGift} />
            </li>
          ))}
        </ol>
        <p>{t('granted')}</p>
      </details>
    </section>
  )
}
