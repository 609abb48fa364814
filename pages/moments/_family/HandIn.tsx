import { useState } from 'react'
import type { MomentTopic } from '#shared/api/video-moment'
import { uploadMoment, uploadMomentFile } from '#shared/api/video-moment-upload'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { FormField } from '#shared/kit/form-field'
import { PictureField, usePictures } from '#shared/kit/picture-field'
import { Segmented } from '#shared/kit/segmented'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'
import styles from './Moments.module.css'

const MOST_MB = { image: 5, video: 50 }
const KINDS = ['video', 'image'] as const
type Kind = (typeof KINDS)[number]

/** Handing a work in: its file, from the app's album or the browser's, and its title. What was chosen stays when it is closed. */
export function HandIn(props: {
  open: boolean
  topic: MomentTopic
  call: Query<MomentTopic>
  onClose: () => void
  onHanded: () => void
}) {
  const t = useT<typeof zh>('family')
  const { topic, call } = props
  const kinds = KINDS.filter((kind) => topic.kinds.includes(kind))
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'video')
  const [title, setTitle] = useState('')
  const [urls, setUrls] = useState<Record<Kind, string[]>>({ video: [], image: [] })
  const field = (of: Kind) => ({
    endpoint: uploadMomentFile,
    urls: urls[of],
    onChange: (change: (now: string[]) => string[]) => setUrls((now) => ({ ...now, [of]: change(now[of]) })),
    most: 1,
    mostMb: MOST_MB[of],
    type: of,
    album: 'desc' as const,
  })
  const fields = { video: usePictures(field('video')), image: usePictures(field('image')) }
  const { run, busy } = useMutation(uploadMoment, {
    updates: [update(call, (answer) => answer.topic)],
    onSuccess() {
      setTitle('')
      setUrls({ video: [], image: [] })
      toast.tip(t('handIn.done'))
      props.onHanded()
    },
  })
  const submit = async () => {
    const [url] = urls[kind]
    if (!url) return toast.tip(t(`handIn.fileFirst.${kind}`))
    if (!title.trim()) return toast.tip(t('handIn.titleFirst'))
    await run({ topic: topic.topic, kind, title: title.trim(), url })
  }
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('handIn.heading')} expose="hand-in">
      <Form onSubmit={submit}>
        {kinds.length > 1 && (
          <Segmented
            label={t('handIn.kind')}
            options={kinds.map((id) => ({ id, label: t(`handIn.kinds.${id}`) }))}
            value={kind}
            onChange={setKind}
            track="kind"
            className={styles.views}
          />
        )}
        <PictureField key={kind} pictures={fields[kind]} label={t(`handIn.kinds.${kind}`)} />
        <FormField label={t('handIn.title')} rule={t('handIn.titleRule', { count: topic.titleLength })}>
          {(control) => (
            <input
              {...control}
              name="title"
              maxLength={topic.titleLength}
              autoComplete="off"
              placeholder={t('handIn.titleHint')}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </FormField>
        <p className={styles.note}>{t('handIn.review')}</p>
        <Button
          block
          type="submit"
          track="submit"
          busy={busy}
          reason={fields[kind].uploads.busy ? t('handIn.wait') : undefined}
        >
          {t('handIn.submit')}
        </Button>
      </Form>
    </Sheet>
  )
}
