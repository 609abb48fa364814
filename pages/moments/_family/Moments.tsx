import { useState } from 'react'
import { getMomentTopic } from '#shared/api/video-moment'
import { Hero } from '#shared/campaign/hero'
import { useLikes } from '#shared/campaign/moments'
import { useNewDay } from '#shared/campaign/phase'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import styles from './Moments.module.css'
import type { Edition } from './Works.tsx'
import { Works } from './Works.tsx'

/** What is not on the first screen comes behind it. */
const loadLater = () => import('./Below.tsx')

const VIEWS = ['hot', 'new', 'mine', 'rank'] as const
type View = (typeof VIEWS)[number]

/** A call for works of people: handing in, works hot, new and mine, likes, the rank and what its places receive. */
export function Moments({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const own = useT<{ title: string; lead: string }>()
  const call = useQuery(getMomentTopic, { topic: edition.topic })
  const likes = useLikes(call, (left) => toast.tip(t('like.done', { left })))
  /** The video that was watched to its end last. */
  const [watched, setWatched] = useState('')
  const [view, setView] = useState<View>('hot')
  const [handing, setHanding] = useState(false)
  /** How many works were handed in on this visit: then the list is refetched. */
  const [handed, setHanded] = useState(0)
  const { data } = call
  useNewDay(call)
  const later = useLater(loadLater, data !== undefined)
  const running = data?.phase === 'running'
  const over = data?.phase === 'ended' || data?.phase === 'settled'
  const reason =
    data?.phase === 'coming'
      ? t('handIn.coming')
      : data && data.uploads.left < 1
        ? t('handIn.noneLeft')
        : undefined
  return (
    <ThemeRoot className={`${edition.theme} ${styles.moments}`}>
      <Hero
        art={edition.art}
        title={own('title')}
        lead={own('lead')}
        call={call}
        say={(phase) => t(`phase.${phase}`)}
      >
        {over ? (
          <Button className={styles.act} track="see-rank" onClick={() => setView('rank')}>
            {t('seeRank')}
          </Button>
        ) : (
          <Button
            className={styles.act}
            track="hand-in"
            reason={data ? reason : undefined}
            busy={call.status === 'loading'}
            onClick={() => setHanding(true)}
          >
            {t('handIn.open')}
          </Button>
        )}
        <p className={styles.left}>
          {running && t('handIn.left', { left: data.uploads.left, total: data.uploads.total })}
        </p>
      </Hero>
      <div className={styles.body}>
        <StateView call={call} skeleton={<Skeleton height={220} lines={2} />}>
          {(topic) => (
            <>
              {topic.phase === 'settled' &&
                (later ? (
                  <later.Winners topic={topic.topic} drawn={edition.drawn} />
                ) : (
                  <Skeleton height={240} />
                ))}
              <Segmented
                label={t('heading')}
                className={styles.views}
                options={VIEWS.map((id) => ({ id, label: t(`views.${id}`) }))}
                value={view}
                onChange={setView}
                track="view"
              />
              {view === 'rank' &&
                (later ? (
                  <later.Ranks topic={topic} drawn={edition.drawn} />
                ) : (
                  <Skeleton height={60} lines={5} />
                ))}
              {view !== 'rank' && (
                <Works
                  key={`${view} ${handed}`}
                  sort={view}
                  topic={topic}
                  likes={likes}
                  edition={edition}
                  later={later}
                  onWatched={setWatched}
                />
              )}
              {later && (
                <later.Below watched={watched} call={call} topic={topic} onWatch={() => setView('new')} />
              )}
              {running && later && (
                <later.HandIn
                  open={handing}
                  topic={topic}
                  call={call}
                  onClose={() => setHanding(false)}
                  onHanded={() => {
                    setHanding(false)
                    setHanded(handed + 1)
                    setView('mine')
                  }}
                />
              )}
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
