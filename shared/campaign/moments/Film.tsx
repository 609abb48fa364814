import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import styles from './Film.module.css'
import type zh from './locales/zh.json'

/** Ends the film that plays: there is one at a time. */
let endOther: (() => void) | undefined

/**
 * The video of a work: shows the cover until it is played. The video is unloaded once it is out of view, ends, or another
 * one starts, so a list of any length holds one video in memory.
 */
export function Film(props: {
  src: string
  /** '' without a cover: `drawn` is shown. */
  cover: string
  drawn: ReactNode
  /** From people. */
  title: string
  /** Its length; 0 where it is not known. */
  seconds: number
  onEnded?: (() => void) | undefined
  className?: string
}) {
  const t = useT<typeof zh>('campaign/moments')
  const [state, setState] = useState<'cover' | 'playing' | 'failed'>('cover')
  const seconds = Math.round(props.seconds)
  const play = () => {
    endOther?.()
    endOther = () => setState('cover')
    setState('playing')
  }
  return (
    <div className={`${styles.film} ${props.className ?? ''}`} data-part="film" data-state={state}>
      {state === 'playing' ? (
        <Playing
          src={props.src}
          onAway={() => setState('cover')}
          onFailed={() => setState('failed')}
          onEnded={() => {
            setState('cover')
            props.onEnded?.()
          }}
        />
      ) : (
        <>
          {props.cover ? (
            <Image src={props.cover} alt="" thumb="50%" className={styles.cover} fallback={props.drawn} />
          ) : (
            props.drawn
          )}
          <button type="button" className={styles.play} data-track="play" onClick={play}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" />
            </svg>
            <span className={styles.name}>
              {t('play')} <bdi>{props.title}</bdi>
            </span>
          </button>
          {state === 'failed' && (
            <p className={styles.failed} role="alert">
              {t('failed')}
            </p>
          )}
          {seconds > 0 && (
            <span className={styles.seconds} aria-hidden="true">
              {Math.floor(seconds / 60)}:{`${seconds % 60}`.padStart(2, '0')}
            </span>
          )}
        </>
      )}
    </div>
  )
}

function Playing(props: { src: string; onAway: () => void; onFailed: () => void; onEnded: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const { src, onAway } = props
  const away = useRef(onAway)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.src = src
    // A browser that requires another tap shows its own play button.
    element.play()?.catch(() => {})
    element.focus()
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(([entry]) => entry?.isIntersecting === false && away.current())
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      // Without this its buffers stay until the next garbage collection.
      element.removeAttribute('src')
      element.load()
    }
  }, [src])
  return (
    // biome-ignore lint/a11y/useMediaCaption: works of people have no captions
    <video
      ref={video}
      className={styles.video}
      controls
      playsInline
      tabIndex={0}
      onEnded={props.onEnded}
      onError={props.onFailed}
    />
  )
}
