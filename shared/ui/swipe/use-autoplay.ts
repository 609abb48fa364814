import { useEffect, useState } from 'react'
import type { Carousel } from './use-carousel.ts'

/** Advances every given ms until stopped. Pauses while the page is hidden; disabled by reduced motion. */
export function useAutoplay(api: Carousel | undefined, everyMs: number | undefined) {
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
