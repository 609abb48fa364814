import { useState } from 'react'
import type { MomentTopic } from '#shared/api/video-moment'
import { uploadMoment } from '#shared/api/video-moment-upload'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Form } from '#shared/kit/form'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Sleeve } from '../../_family/Sleeve.tsx'
import type zh from '../locales/zh.json'
import styles from './RequestForm.module.css'

/** A form on a blank title strip: the song to hear, and who sings it. */
export function RequestForm(props: { topic: Query<MomentTopic>; data: MomentTopic; onAsked: () => void }) {
  const t = useT<typeof zh>()
  const { topic, data } = props
  const { phase, uploads, titleLength } = data
  const [title, setTitle] = useState('')
  const [singer, setSinger] = useState('')
  const { run, busy } = useMutation(uploadMoment, {
    updates: [update(topic, (answer) => answer.topic)],
    onSuccess() {
      setTitle('')
      setSinger('')
      toast.tip(t('request.done'))
      props.onAsked()
    },
  })
  const reason =
    phase === 'coming' ? t('request.coming') : uploads.left < 1 ? t('request.noneLeft') : undefined

  const ask = async () => {
    if (reason) return toast.tip(reason)
    if (!title.trim()) return toast.tip(t('request.titleFirst'))
    await run({
      topic: 'songs',
      kind: 'song',
      title: title.trim(),
      singer: singer.trim(),
      url: '',
    })
  }

  return (
    <Sleeve
      side="♪"
      title={t('request.heading')}
      expose="request"
      aside={t('request.left', { left: uploads.left, total: uploads.total })}
    >
      <Form onSubmit={ask}>
        <div className={styles.strip}>
          <input
            name="song-title"
            aria-label={t('request.title')}
            placeholder={t('request.title')}
            maxLength={titleLength}
            autoComplete="off"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <input
            name="song-singer"
            aria-label={t('request.singer')}
            placeholder={t('request.singer')}
            maxLength={titleLength}
            autoComplete="off"
            value={singer}
            onChange={(event) => setSinger(event.target.value)}
          />
        </div>
        <Button block type="submit" track="request" busy={busy} reason={reason}>
          {t('request.send')}
        </Button>
      </Form>
    </Sleeve>
  )
}
