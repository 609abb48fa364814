import { useEffect, useState } from 'react'
import { getBaseInfo, getUserInfo } from '#shared/api/auth'
import { getMoments } from '#shared/api/video-moment'
import { PersonDoor } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { AddSheet } from './AddSheet.tsx'
import styles from './AlbumPage.module.css'
import { Days } from './Days.tsx'
import type zh from './locales/zh.json'

/** Pressed leaves on the cloth of a cover. */
const Sprig = () => (
  <svg viewBox="0 0 375 168" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <path className={styles.seam} d="M8 8h359v152H8z" />
    <g className={styles.leaves}>
      <path d="M372 150q-60-10-84-78" />
      <path d="M288 72q-22-4-26-26 22 2 26 26zM298 96q-24 4-36-14 22-8 36 14zM314 118q-22 12-40-2 18-16 40 2zM296 88q4-26 26-32 2 24-26 32zM312 110q8-26 32-28 0 24-32 28zM334 132q12-22 36-20-6 22-36 20z" />
    </g>
  </svg>
)

/** There is nobody with that id. */
const NOBODY = 4040
/** Photos at a time: ten rows of three. */
const PAGE = 30

/** Somebody's photos and videos by the day: mine, to which I add, or theirs by `?toUserId=`. */
export function AlbumPage() {
  const t = useT<typeof zh>()
  const { userId } = useSession()
  /** Whose it is; '' for mine, undefined until the address is read. */
  const [whose, setWhose] = useState<string>()
  useEffect(() => setWhose(address().param('toUserId')), [])
  const mine = whose === '' || whose === userId
  const own = useQuery(getUserInfo, { toUserId: userId }, { enabled: mine })
  const theirs = useQuery(getBaseInfo, { id: whose ?? '' }, { enabled: !!whose && !mine })
  const owner = mine ? own : theirs
  const album = usePaged(
    getMoments,
    ({ param }) => {
      const of = param('toUserId')
      return of ? { topic: 'album', userId: of } : { topic: 'album', sort: 'mine' as const }
    },
    PAGE,
  )
  const [adding, setAdding] = useState(false)
  const unknown = theirs.status === 'failed' && theirs.error?.code === NOBODY
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.cover}>
        <Sprig />
        <span className={styles.mount}>
          <PersonDoor userId={mine ? undefined : whose} label={t('profile')}>
            <Avatar src={owner.data?.portrait ?? ''} name={owner.data?.nickname ?? ''} size={64} />
          </PersonDoor>
        </span>
        <div className={styles.says}>
          <h1>{t('title')}</h1>
          <p>
            <bdi>{owner.data?.nickname ?? '\u00a0'}</bdi>
          </p>
          <p className={styles.count}>
            {owner.data && album.first.data ? t('count', { count: album.first.data.total }) : '\u00a0'}
          </p>
        </div>
        {mine && own.data && (
          <Button className={styles.add} track="add" onClick={() => setAdding(true)}>
            {t('add.open')}
          </Button>
        )}
      </header>
      <div className={styles.body}>
        {unknown ? (
          <Notice mood="sad" text={t('unknown')} />
        ) : (
          <StateView call={owner} skeleton={<Skeleton height={112} lines={4} />}>
            {() => <Days album={album} mine={mine} />}
          </StateView>
        )}
        {whose && !mine && (
          <a className={styles.own} href="/albumShow" data-track="my-album">
            {t('own')}
          </a>
        )}
      </div>
      {mine && (
        <AddSheet
          open={adding}
          onClose={() => setAdding(false)}
          onAdded={async () => {
            await album.refetch()
          }}
        />
      )}
      <OpenInApp />
    </ThemeRoot>
  )
}
