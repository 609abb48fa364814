import { useState } from 'react'
import { getMomentTopic } from '#shared/api/video-moment'
import { useLikes } from '#shared/campaign/moments'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import theme from '../_family/theme.module.css'
import { Jukebox } from './hero/Jukebox.tsx'
import { Songbook, type View } from './list/Songbook.tsx'
import type zh from './locales/zh.json'
import { Places } from './Places.tsx'
import { RequestForm } from './request/RequestForm.tsx'
import styles from './SongCallPage.module.css'
import { Stamps } from './Stamps.tsx'
import { Tonight } from './Tonight.tsx'
import { Winners } from './Winners.tsx'

/** The call for songs: people write songs into a jukebox and vote for what is sung. */
export function SongCallPage() {
  const t = useT<typeof zh>()
  const topic = useQuery(getMomentTopic, { topic: 'songs' })
  const votes = useLikes(topic, (left) => toast.tip(t('vote.done', { left })))
  const [view, setView] = useState<View>('total')
  /** How many songs were requested on this visit: the list is refetched for each. */
  const [asked, setAsked] = useState(0)
  return (
    <ThemeRoot className={theme.theme}>
      <Jukebox call={topic} />
      <div className={styles.below}>
        <StateView
          call={topic}
          skeleton={
            <div className={styles.waiting}>
              <Skeleton height={96} lines={4} />
            </div>
          }
        >
          {(data) => (
            <>
              {data.phase === 'settled' && <Winners />}
              {(data.phase === 'coming' || data.phase === 'running') && (
                <RequestForm
                  topic={topic}
                  data={data}
                  onAsked={() => {
                    setAsked(asked + 1)
                    setView('mine')
                  }}
                />
              )}
              <Songbook data={data} votes={votes} view={view} asked={asked} onView={setView} />
              <Stamps topic={topic} data={data} />
              <Places places={data.places} />
              <Tonight />
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
