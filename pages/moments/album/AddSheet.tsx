import { useState } from 'react'
import { getMomentTopic } from '#shared/api/video-moment'
import { uploadMoment, uploadMomentFile } from '#shared/api/video-moment-upload'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { PictureField, usePictures } from '#shared/kit/picture-field'
import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './AlbumPage.module.css'
import type zh from './locales/zh.json'

const KINDS = ['image', 'video'] as const
type Kind = (typeof KINDS)[number]
const MOST = { image: 9, video: 1 }
const MOST_MB = { image: 5, video: 50 }

/** Photos or a video for the album: chosen, uploaded, and each put in once; what could not be put in stays here. */
export function AddSheet(props: { open: boolean; onClose: () => void; onAdded: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const topic = useQuery(getMomentTopic, { topic: 'album' }, { enabled: props.open })
  const [kind, setKind] = useState<Kind>('image')
  const [urls, setUrls] = useState<Record<Kind, string[]>>({ image: [], video: [] })
  const field = (of: Kind) => ({
    endpoint: uploadMomentFile,
    urls: urls[of],
    onChange: (change: (now: string[]) => string[]) => setUrls((now) => ({ ...now, [of]: change(now[of]) })),
    most: MOST[of],
    mostMb: MOST_MB[of],
    type: of,
    album: 'desc' as const,
  })
  const fields = { image: usePictures(field('image')), video: usePictures(field('video')) }
  const { run, busy } = useMutation(uploadMoment, { updates: [update(topic, (answer) => answer.topic)] })
  const put = async () => {
    if (!urls[kind].length) return toast.tip(t(`add.first.${kind}`))
    let added = 0
    for (const url of urls[kind]) {
      if (!(await run({ topic: 'album', kind, title: '', url }, url))) break
      added++
      setUrls((now) => ({ ...now, [kind]: now[kind].filter((each) => each !== url) }))
    }
    if (!added) return
    await props.onAdded()
    toast.tip(t('add.done', { count: added }))
    if (added === urls[kind].length) props.onClose()
  }
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('add.heading')} expose="add">
      <Segmented
        label={t('add.heading')}
        className={styles.kinds}
        options={KINDS.map((id) => ({ id, label: t(`add.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
        track="kind"
      />
      <PictureField key={kind} pictures={fields[kind]} label={t(`add.kinds.${kind}`)} />
      <p className={styles.note}>{topic.data ? t('add.left', { ...topic.data.uploads }) : '\u00a0'}</p>
      <Button
        block
        track="put"
        busy={busy}
        reason={fields[kind].uploads.busy ? t('add.wait') : undefined}
        onClick={put}
      >
        {t('add.put')}
      </Button>
    </Sheet>
  )
}
