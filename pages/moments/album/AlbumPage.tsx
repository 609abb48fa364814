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
import { Sprig } from './Sprig.tsx'

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
