import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { alternate } from './bases.ts'
import css from './Image.module.css'
import { thumbnail } from './thumbnail.ts'

/** How far outside the view a picture starts to load. */
const MARGIN = '100px'

const waiting = new Map<Element, () => void>()
/** One for all pictures: each observer is computed with every frame of a scrolling page. */
let observer: IntersectionObserver | undefined

/**
 * Calls `then` once, when the element comes near the viewport; at once without IntersectionObserver. Returns the stop
 * function.
 */
function nearView(element: Element, then: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') {
    then()
    return undefined
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const found = isIntersecting && waiting.get(target)
        if (!found) continue
        stop(target)
        found()
      }
    },
    { rootMargin: MARGIN },
  )
  waiting.set(element, then)
  observer.observe(element)
  return () => stop(element)
}

function stop(element: Element): void {
  if (!waiting.delete(element)) return
  observer?.unobserve(element)
  if (waiting.size > 0) return
  observer?.disconnect()
  observer = undefined
}

export interface ImageProps {
  src: string
  /** Alternative text; '' for a decorative image. */
  alt: string
  /** Design pixels; together they keep the place before the picture is there. */
  width?: number
  height?: number
  circle?: boolean
  /** Corner radius in design pixels. */
  radius?: number
  fit?: 'cover' | 'contain' | 'fill' | 'none' | 'scale-down'
  /** Requests a thumbnail: 1 to 9999 px wide, or a percentage of the viewport, for instance '50%'. */
  thumb?: number | `${number}%`
  /** Loads eagerly: for an image of the first screen. */
  eager?: boolean
  /** In place of the placeholder for a picture that is missing or has failed. */
  fallback?: ReactNode
  className?: string
}

const rem = (px: number | undefined) => px && `${px / 37.5}rem`

/**
 * An image that loads within 100 px of the viewport. A failed one is tried once under the alternate base; then, as for an
 * empty `src`, a placeholder is shown. The size comes from props or `className`.
 */
export function Image({ src, alt, width, height, circle, radius, fit, className = '', ...load }: ImageProps) {
  const style: CSSProperties = {
    width: rem(width),
    height: rem(height),
    borderRadius: circle ? '50%' : rem(radius),
  }
  return (
    <span className={`${css.frame} ${className}`} style={style}>
      {/* A new address starts again, also after a failure. */}
      <Picture key={src} src={src} alt={alt} fit={fit} {...load} />
    </span>
  )
}

function Picture({
  src,
  alt,
  fit,
  thumb,
  eager,
  fallback,
}: Pick<ImageProps, 'src' | 'alt' | 'fit' | 'thumb' | 'eager' | 'fallback'>) {
  // A percent thumbnail has no address in Node: it waits for the effect.
  const [address, setAddress] = useState(eager && thumb === undefined ? src : '')
  const [failed, setFailed] = useState(!src)
  const waiting = useRef<HTMLSpanElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const first = thumb === undefined ? src : thumbnail(src, thumb)

  useEffect(() => {
    if (eager) setAddress(first)
    // an image of the prerendered HTML may have failed before hydration; setting src again fires the event again
    if (picture.current?.complete) picture.current.src = first
    return waiting.current && src && !eager ? nearView(waiting.current, () => setAddress(first)) : undefined
  }, [src, first, eager])

  const fail = () => {
    const other = address === first && alternate(first)
    if (other) setAddress(other)
    else setFailed(true)
  }
  if (failed && fallback) return fallback
  if (failed || !address) {
    const named = alt ? { role: 'img', 'aria-label': alt } : undefined
    return <span ref={waiting} className={failed ? css.failed : css.waiting} {...named} />
  }
  return (
    <img
      ref={picture}
      className={css.picture}
      style={fit && { objectFit: fit }}
      src={address}
      alt={alt}
      onError={fail}
    />
  )
}
