import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from './locales/zh.json'
import styles from './Swipe.module.css'
import type { Carousel } from './use-carousel.ts'
import { useCarousel } from './use-carousel.ts'

export interface Slide {
  id: string
  /** Accessible name of its dot; default: the number. */
  label?: string
  content: ReactNode
}

/**
 * A carousel after the tabbed pattern of WAI-ARIA: the dots are tabs. With `everyMs` it rotates automatically and has a
 * stop button; a touch or keyboard focus stops it too.
 */
export function Swipe(props: {
  label: string
  slides: readonly Slide[]
  everyMs?: number
  /** The neighbours look in from the sides. */
  peek?: boolean
  onChange?: (index: number) => void
  track?: string
  className?: string
}) {
  const t = useT<typeof zh>('ui/swipe')
  const base = useId()
  const { label, slides, everyMs } = props
  const { ref, api, at, seen } = useCarousel({ loop: everyMs !== undefined })
  const { playing, setPlaying } = useAutoplay(api, everyMs)
  const notify = useEffectEvent((index: number) => props.onChange?.(index))
  useEffect(() => {
    if (!api) return
    const select = () => notify(api.selectedScrollSnap())
    api.on('select', select)
    return () => {
      api.off('select', select)
    }
  }, [api])
  const stop = () => setPlaying(false)
  const go = (index: number) => {
    stop()
    api?.scrollTo(index)
  }
  const move = (event: KeyboardEvent) => {
    const count = slides.length
    const next = {
      ArrowLeft: (at + count - 1) % count,
      ArrowRight: (at + 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    go(next)
    const dots = event.currentTarget as HTMLElement
    ;(dots.children[next] as HTMLElement).focus()
  }
  const named = (slide: Slide, index: number) =>
    slide.label ?? t('slide', { place: index + 1, all: slides.length })
  return (
    <section
      className={`${styles.swipe} ${props.className ?? ''}`}
      aria-roledescription={t('carousel')}
      aria-label={label}
      data-peek={props.peek || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for touch and focus in the slides */}
      <div className={styles.window} ref={ref} onPointerDown={stop} onFocus={stop}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              role="tabpanel"
              id={`${base}-slide-${index}`}
              className={styles.slide}
              aria-label={named(slide, index)}
              data-at={index === at || undefined}
              // slides out of view are inert, where supported
              inert={seen !== null && !seen.includes(index) && index !== at}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.bar}>
          {everyMs !== undefined && (
            <button
              type="button"
              className={styles.play}
              aria-label={t(playing ? 'pause' : 'play')}
              onClick={() => setPlaying(!playing)}
            >
              <Icon name={playing ? 'pause' : 'play'} size={14} />
            </button>
          )}
          <div className={styles.dots} role="tablist" aria-label={label} onKeyDown={move}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                role="tab"
                className={styles.dot}
                aria-label={named(slide, index)}
                aria-selected={index === at}
                aria-controls={`${base}-slide-${index}`}
                tabIndex={index === at ? 0 : -1}
                data-track={props.track}
                onClick={() => go(index)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

/** Advances every given ms until stopped. Pauses while the page is hidden; disabled by reduced motion. */
function useAutoplay(api: Carousel | undefined, everyMs: number | undefined) {
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    setPlaying(everyMs !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [everyMs])
  useEffect(() => {
    if (!api || !playing) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => api.scrollNext(), everyMs)
    }
    wait()
    api.on('select', wait)
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      api.off('select', wait)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [api, playing, everyMs])
  return { playing, setPlaying }
}
