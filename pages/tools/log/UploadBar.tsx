import type { Upload } from '#shared/features/device-logs'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Progress } from '#shared/ui/progress'
import type zh from './locales/zh.json'
import styles from './UploadBar.module.css'

/** Sends everything to support, by batches; where one is not taken, what arrived stays, and the rest can be sent again. */
export function UploadBar(props: { upload: Upload; count: number; onUpload: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const { upload, count } = props
  const running = upload.state === 'running'
  return (
    <section className={styles.bar} data-expose="upload">
      {(running || upload.state === 'failed') && (
        <Progress
          label={t(running ? 'upload.running' : 'upload.failed')}
          value={upload.sent}
          max={Math.max(upload.all, 1)}
          figure={`${formatAmount(upload.sent)} / ${formatAmount(upload.all)}`}
          className={styles.progress}
        />
      )}
      {upload.state === 'done' && (
        <p className={styles.done} role="status">
          {t('upload.done', { count: upload.all })}
        </p>
      )}
      <Button
        block
        size="l"
        busy={running}
        track="upload"
        reason={count === 0 ? t('none') : undefined}
        onClick={() => void props.onUpload()}
      >
        {t(upload.state === 'failed' ? 'upload.again' : 'upload.start')}
      </Button>
    </section>
  )
}
