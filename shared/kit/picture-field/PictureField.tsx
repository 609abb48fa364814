import { type Going, type Uploads, useUploads } from '#shared/features/upload'
import { Button } from '#shared/kit/button'
import { ProgressBar } from '#shared/kit/progress-bar'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import type { Endpoint } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './PictureField.module.css'

const MB = 1024 * 1024

/** State of a `PictureField`: `const pictures = usePictures({…})`; the form waits for `busy`. */
export function usePictures(options: {
  /** Takes one picture by `multipart`, and answers its address. */
  endpoint: Endpoint<{ file: Blob }, { url: string }>
  urls: readonly string[]
  /** Several may arrive before the next render, so each change is made of what there is by then. */
  onChange: (change: (urls: string[]) => string[]) => void
  most: number
  mostMb: number
  /** Default: pictures. */
  type?: 'image' | 'video'
  /** In the app the native album is used, in this order of preference; else the app uploads itself. */
  album?: 'asc' | 'desc'
}) {
  const { endpoint, urls, onChange, most, mostMb, type = 'image', album } = options
  const onArrived = (more: string[]) => onChange((now) => [...now, ...more])
  const uploads = useUploads({
    endpoint,
    urls,
    most,
    mostBytes: mostMb * MB,
    onArrived,
    type,
    ...(album && { album }),
  })
  return { uploads, urls, onChange, most, mostMb, type }
}

/** Pictures of a form, or a video: those that are uploaded, those on their way, and the way to more of them. */
export function PictureField(props: { pictures: ReturnType<typeof usePictures>; label?: string }) {
  const t = useT<typeof zh>('kit/picture-field')
  const { uploads, urls, onChange, most, mostMb, type } = props.pictures
  const { going, problem } = uploads
  const sizes = { most, mb: mostMb, count: most }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        {props.label ?? t(`${type}.label`)} <small>{t(`${type}.rule`, sizes)}</small>
      </legend>
      <ul className={styles.pictures}>
        {urls.map((url, index) => (
          <li key={url} className={styles.picture} data-part="picture">
            {type === 'image' ? (
              <Image
                src={url}
                alt={t('image.picture', { at: index + 1 })}
                thumb={200}
                className={styles.image}
              />
            ) : (
              <span className={styles.film}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M8 5.5v13l11-6.5z" />
                </svg>
                {t('video.picture')}
              </span>
            )}
            <Remove
              name={t(`${type}.remove`, { at: index + 1 })}
              onClick={() => onChange((now) => now.filter((each) => each !== url))}
            />
          </li>
        ))}
        {going.map((each, index) => (
          <li key={each.key} className={styles.picture} data-part="picture" data-failed={each.failed}>
            <OnItsWay going={each} uploads={uploads} type={type} at={urls.length + index + 1} />
          </li>
        ))}
        {urls.length + going.length < most && (
          <li>
            <button
              type="button"
              className={styles.add}
              aria-label={t(`${type}.add`)}
              data-track="add-picture"
              onClick={() => void uploads.add()}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 5v14M5 12h14" />
              </svg>
            </button>
          </li>
        )}
      </ul>
      <p className={styles.problem} role="status">
        {problem && t(`${type}.problems.${problem}`, sizes)}
      </p>
    </fieldset>
  )
}

function OnItsWay({
  going,
  uploads,
  type,
  at,
}: {
  going: Going
  uploads: Uploads
  type: 'image' | 'video'
  at: number
}) {
  const t = useT<typeof zh>('kit/picture-field')
  return (
    <>
      {going.failed ? (
        <p className={styles.failed} role="alert">
          {t('failed')}
          <Button look="quiet" size="s" track="retry-picture" onClick={() => uploads.retry(going.key)}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <ProgressBar value={going.part} max={1} label={t(`${type}.uploading`)} className={styles.bar} />
      )}
      <Remove name={t(`${type}.remove`, { at })} onClick={() => uploads.drop(going.key)} />
    </>
  )
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={name}
      data-track="remove-picture"
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 8l8 8M16 8l-8 8" />
      </svg>
    </button>
  )
}
