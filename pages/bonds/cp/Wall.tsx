import { useState } from 'react'
import { type CpPhoto, deleteCpPhoto, getCpPhotos } from '#shared/api/cp-photo'
import { More } from '#shared/campaign/feed'
import { useMutation } from '#shared/features/mutation'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import { toast } from '#shared/runtime/toast'
import { ImageViewer } from '#shared/ui/image-viewer'
import { AddPhotos } from './AddPhotos.tsx'
import type zh from './locales/zh.json'
import styles from './Wall.module.css'

/** Our photos, newest first; each opens full screen, where I can take mine down. */
export function Wall() {
  const t = useT<typeof zh>()
  const wall = usePaged(getCpPhotos, {})
  const [open, setOpen] = useState<string | null>(null)
  const [asking, setAsking] = useState<string | null>(null)
  const photos = wall.items
  const at = photos.findIndex(({ id }) => id === open)
  const deleting = useMutation(deleteCpPhoto, {
    refetch: wall.refetch,
    onSettled: () => setAsking(null),
    async onSuccess() {
      setOpen(null)
      await wall.refetch()
      toast.tip(t('photo.deleted'))
    },
  })
  const nameOf = ({ mine, at: taken }: CpPhoto) =>
    t(mine ? 'photo.mine' : 'photo.theirs', { at: formatDate(taken, 'minute') })
  return (
    <>
      <StateView
        call={wall.first}
        skeleton={<Skeleton height={104} lines={2} />}
        isEmpty={() => !photos.length}
        emptyText={t('photo.none')}
      >
        {() => (
          <ul className={styles.wall} data-expose="wall">
            {photos.map((photo) => (
              <li key={photo.id} data-state={photo.state}>
                <button type="button" data-track="open-photo" onClick={() => setOpen(photo.id)}>
                  <Image src={photo.url} alt={nameOf(photo)} thumb="33%" className={styles.picture} />
                  {photo.state !== 'shown' && <small>{t(`photo.state.${photo.state}`)}</small>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </StateView>
      <More list={wall} track="photos-more" />
      <AddPhotos onAdded={wall.refetch} />
      <ImageViewer
        open={at < 0 ? null : at}
        onClose={() => setOpen(null)}
        pictures={photos.map((photo) => ({ id: photo.id, src: photo.url, alt: nameOf(photo) }))}
        actions={({ id }, index) =>
          photos[index]?.mine && (
            <Button size="s" look="ghost" track="delete-photo" onClick={() => setAsking(id ?? null)}>
              {t('photo.delete')}
            </Button>
          )
        }
      />
      <Confirm
        open={asking !== null}
        danger
        title={t('photo.sure')}
        confirmText={t('photo.delete')}
        busy={deleting.busy}
        track="confirm-delete"
        onConfirm={() => asking && void deleting.run({ photoId: asking })}
        onCancel={() => setAsking(null)}
      />
    </>
  )
}
