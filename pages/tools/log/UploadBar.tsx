import { copyWithToast } from '#shared/features/clipboard'
import type { Upload } from '#shared/features/device-logs'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Progress } from '#shared/ui/progress'
import type zh from './locales/zh.json'
import styles from './UploadBar.module.css'

/** As people read a code out. */
const inHalves = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`

/**
 * Sends everything to support, by batches, and shows the code of the complaint; where a batch is not taken, what arrived stays,
 * and the rest can be sent again.
 */
export function UploadBar(props: { upload: Upload; count: number; onUpload: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const { upload, count } = props
  const running = upload.state === 'running'
  const copy = (code: string) => copyWithToast(inHalves(code), t('copy.done'), t('copy.byHand'))
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
        <div className={styles.done} role="status">
          <p>{t('upload.done', { count: upload.all })}</p>
          <p className={styles.tell}>{t('upload.code')}</p>
          <bdi className={styles.code} translate="no">
            {inHalves(upload.code)}
          </bdi>
          <Button look="ghost" size="s" track="copy-code" onClick={() => void copy(upload.code)}>
            {t('copy.code')}
          </Button>
        </div>
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
