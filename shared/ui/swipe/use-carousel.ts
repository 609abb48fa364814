import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

type Options = Parameters<typeof useEmblaCarousel>[0]
/** A stop for every slide, so that the stop's number is the slide's. */
const KEPT = { containScroll: 'keepSnaps' } as const

export type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/**
 * Draggable slides (Embla) for custom layouts: `ref` goes to the viewport, whose only child holds the slides in a row.
 * `at` is the selected index, `seen` the slides at least partly in view, null until known.
 */
export function useCarousel(options: Options) {
  const [ref, api] = useEmblaCarousel({ ...KEPT, ...options })
  const [at, setAt] = useState(options?.startIndex ?? 0)
  const [seen, setSeen] = useState<readonly number[] | null>(null)
  useEffect(() => {
    if (!api) return
    const select = () => setAt(api.selectedScrollSnap())
    const look = () => setSeen(api.slidesInView())
    select()
    api.on('select', select).on('reInit', select).on('slidesInView', look)
    return () => {
      api.off('select', select).off('reInit', select).off('slidesInView', look)
    }
  }, [api])
  return { ref, api, at, seen }
}
