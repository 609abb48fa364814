import { useState } from 'react'
import { addCpPhotos, uploadCpPhoto } from '#shared/api/cp-photo'
import { useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { PictureField, usePictures } from '#shared/kit/picture-field'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import styles from './Wall.module.css'

/** As `addCpPhotos` takes them. */
const MOST = 9
const MOST_MB = 5

/** Chooses photos, by the app's album where there is one, and puts them on the wall together. */
export function AddPhotos({ onAdded }: { onAdded: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const [urls, setUrls] = useState<string[]>([])
  const pictures = usePictures({
    endpoint: uploadCpPhoto,
    urls,
    onChange: setUrls,
    most: MOST,
    mostMb: MOST_MB,
    album: 'desc',
  })
  const adding = useMutation(addCpPhotos, {
    refetch: onAdded,
    async onSuccess({ added }) {
      setUrls([])
      await onAdded()
      toast.tip(t('photo.added', { count: added }))
    },
  })
  return (
    <section className={styles.add} data-expose="add-photos">
      <PictureField pictures={pictures} label={t('photo.add')} />
      {urls.length > 0 && (
        <Button
          block
          track="put-photos"
          busy={adding.busy}
          reason={pictures.uploads.busy ? t('photo.wait') : undefined}
          onClick={() => void adding.run({ urls: JSON.stringify(urls) })}
        >
          {t('photo.put', { count: urls.length })}
        </Button>
      )}
    </section>
  )
}
