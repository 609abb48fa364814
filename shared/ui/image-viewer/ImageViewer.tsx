import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import { useCarousel } from '#shared/ui/swipe'
import styles from './ImageViewer.module.css'
import type zh from './locales/zh.json'
import { Picture } from './Picture.tsx'
import { useLayer } from './use-layer.ts'

export interface ViewerPicture {
  /** Where one file may be there twice. */
  id?: string
  src: string
  /** Accessible name; also the caption, unless that is user-written. */
  alt: string
  caption?: string
  /** A video, of which `src` is the cover, perhaps ''. */
  video?: string | undefined
}

interface ViewerProps {
  pictures: readonly ViewerPicture[]
  onClose: () => void
  /** Buttons for the picture that is looked at, as saving it. */
  actions?: (picture: ViewerPicture, index: number) => ReactNode
}

/** Pictures and videos over the whole screen, from the one at `open` on; null: closed. */
export function ImageViewer({ open, ...rest }: ViewerProps & { open: number | null }) {
  return open === null ? null : createPortal(<Viewer start={open} {...rest} />, target())
}

/** Inside the page's theme, so that its variables reach the actions. */
function target(): Element {
  return document.querySelector('[data-theme-root]') ?? document.body
}

function Viewer({ start, pictures, onClose, actions }: ViewerProps & { start: number }) {
  const t = useT<typeof zh>('ui/image-viewer')
  const panel = useRef<HTMLDivElement>(null)
  const zoomed = useRef(false)
  useLayer(panel, true, onClose)
  const { ref, api, at } = useCarousel({
    startIndex: start,
    duration: 20,
    // An enlarged picture is moved, not left.
    watchDrag: () => !zoomed.current,
  })
  const move = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') api?.scrollPrev()
    if (key === 'ArrowRight') api?.scrollNext()
  }
  const picture = pictures[at]
  return (
    <div
      ref={panel}
      className={styles.viewer}
      role="dialog"
      aria-modal="true"
      aria-label={t('title')}
      tabIndex={-1}
      data-scene="dialog"
      onKeyDown={move}
    >
      <div className={styles.window} ref={ref}>
        <div className={styles.row}>
          {pictures.map(({ id, caption: _, ...each }, index) => (
            <div key={id ?? each.video ?? each.src} className={styles.slide} aria-hidden={index !== at}>
              <Picture
                {...each}
                shown={index === at}
                near={Math.abs(index - at) < 2}
                onZoom={(is) => {
                  if (index === at) zoomed.current = is
                }}
              />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.top}>
        <p className={styles.place} aria-live="polite">
          {pictures.length > 1 && (
            <>
              <span aria-hidden="true">
                {at + 1} / {pictures.length}
              </span>
              <span className={styles.spoken}>{t('place', { place: at + 1, all: pictures.length })}</span>
            </>
          )}
        </p>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={styles.prev}
            aria-label={t('previous')}
            disabled={at === 0}
            onClick={() => api?.scrollPrev()}
          >
            <Icon name="chevron-left" size={28} />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={t('next')}
            disabled={at === pictures.length - 1}
            onClick={() => api?.scrollNext()}
          >
            <Icon name="chevron-right" size={28} />
          </button>
        </>
      )}
      {picture && (picture.alt || actions) && (
        <div className={styles.bottom}>
          {/* What it shows the picture itself says to a screen reader. */}
          <p className={styles.caption} aria-hidden={picture.caption === undefined}>
            {picture.caption === undefined ? picture.alt : <bdi>{picture.caption}</bdi>}
          </p>
          {actions?.(picture, at)}
        </div>
      )}
    </div>
  )
}
