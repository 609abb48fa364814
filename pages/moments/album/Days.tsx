import { useState } from 'react'
import type { MomentWork } from '#shared/api/video-moment'
import { More } from '#shared/campaign/feed'
import { midnightOf } from '#shared/campaign/phase'
import type { Paged } from '#shared/features/paged'
import { savePicture, saveVideo } from '#shared/features/save'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import { ImageViewer } from '#shared/ui/image-viewer'
import styles from './Days.module.css'
import type zh from './locales/zh.json'

/** Works of one day after the other, newest first. */
function byDay(works: readonly MomentWork[]): { day: number; works: MomentWork[] }[] {
  const days: { day: number; works: MomentWork[] }[] = []
  for (const work of works) {
    const day = midnightOf(work.at)
    const last = days[days.length - 1]
    if (last?.day === day) last.works.push(work)
    else days.push({ day, works: [work] })
  }
  return days
}

/** The album by days; a press opens a photo full screen, with its neighbours. */
export function Days<First>({ album, mine }: { album: Paged<MomentWork, First>; mine: boolean }) {
  const t = useT<typeof zh>()
  const [open, setOpen] = useState<string | null>(null)
  const [link, setLink] = useState('')
  const works = album.items
  const at = works.findIndex(({ id }) => id === open)
  const save = async (work: MomentWork | undefined) => {
    if (!work) return
    const end = await (work.kind === 'video' ? saveVideo : savePicture)(work.url)
    if (end.way === 'by-hand') setLink(end.link)
  }
  return (
    <StateView
      call={album.first}
      skeleton={<Skeleton height={112} lines={4} />}
      isEmpty={() => !works.length}
      emptyText={t(mine ? 'noneMine' : 'none')}
    >
      {() => (
        <>
          {byDay(works).map(({ day, works: photos }) => (
            <section key={day} className={styles.day}>
              <h2>{formatDate(day, 'date')}</h2>
              <ul data-many={Math.min(photos.length, 3)}>
                {photos.map((work) => (
                  <li key={work.id}>
                    <Photo work={work} onOpen={() => setOpen(work.id)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <More list={album} track="photos-more" />
          <ImageViewer
            open={at < 0 ? null : at}
            onClose={() => setOpen(null)}
            pictures={works.map(({ id, kind, url, cover, title, at: taken }) => ({
              id,
              alt: `${t(`kind.${kind === 'video' ? 'video' : 'image'}`)} ${formatDate(taken, 'minute')}`,
              caption: title,
              ...(kind === 'video' ? { src: cover, video: url } : { src: url }),
            }))}
            actions={(_, index) => (
              <Button size="s" track="save" onClick={() => void save(works[index])}>
                {t('save')}
              </Button>
            )}
          />
          <CopySheet link={link} onClose={() => setLink('')} />
        </>
      )}
    </StateView>
  )
}

function Photo({ work, onOpen }: { work: MomentWork; onOpen: () => void }) {
  const t = useT<typeof zh>()
  const { kind, url, cover, title, state } = work
  const src = kind === 'video' ? cover : url
  return (
    <button type="button" className={styles.photo} data-track="photo" data-kind={kind} onClick={onOpen}>
      <Image src={src} alt="" thumb="33%" className={styles.picture} />
      {kind === 'video' && (
        <svg viewBox="0 0 24 24" className={styles.play} aria-hidden="true">
          <path d="M8 5.500v13l11-6.500z" />
        </svg>
      )}
      {state !== 'shown' && <span className={styles.state}>{t(`state.${state}`)}</span>}
      <span className={styles.unseen}>
        {t(`kind.${kind === 'video' ? 'video' : 'image'}`)} <bdi>{title}</bdi> {formatDate(work.at, 'minute')}
      </span>
    </button>
  )
}
