import { useEffect, useEffectEvent } from 'react'
import { Image } from '#shared/runtime/image'
import styles from './ImageViewer.module.css'
import { useZoom } from './use-zoom.ts'

const KEYS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }

/** One picture or video as large as the screen allows; a picture is enlarged by fingers; with a keyboard + and - do, and 0 ends it. */
export function Picture(props: {
  src: string
  alt: string
  video?: string | undefined
  shown: boolean
  /** Next to the one that is looked at: loaded ahead. */
  near: boolean
  onZoom: (zoomed: boolean) => void
}) {
  const { src, alt, video, shown, near } = props
  const { frame, picture, handlers, zoomBy } = useZoom(shown, props.onZoom)
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    const factor = KEYS[key]
    if (factor !== undefined) zoomBy(factor)
  })
  useEffect(() => {
    if (!shown) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown])
  if (video) {
    // One that is not looked at is let go of.
    return (
      <div className={styles.frame}>
        {shown && (
          // biome-ignore lint/a11y/useMediaCaption: works of people have no captions
          <video
            className={styles.video}
            src={video}
            poster={src}
            controls
            playsInline
            aria-label={alt || undefined}
          />
        )}
      </div>
    )
  }
  return (
    <div ref={frame} className={styles.frame} {...handlers}>
      <div ref={picture} className={styles.moved}>
        {near && <Image src={src} alt={alt} fit="contain" eager className={styles.image} />}
      </div>
    </div>
  )
}
