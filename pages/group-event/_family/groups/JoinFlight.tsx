import { useEffect, useRef } from 'react'
import type { EventGroup } from '#shared/api/group-event'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RacerSign } from '../race/RacerSign.tsx'
import styles from './JoinFlight.module.css'

const FLIGHT_MS = 2000
const GLOW_MS = 900

/** Whether joining may move: not where motion is unwelcome, nor where nothing can be animated. */
export const canFly = () =>
  'animate' in document.body && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The racer of the group that was just joined, large over the first screen; then it flies to its place in the race. */
export function JoinFlight({ group, onLanded }: { group: EventGroup; onLanded: () => void }) {
  const t = useT<typeof zh>('family')
  const veil = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one flight, whatever the page draws meanwhile
  useEffect(() => {
    const frame = requestAnimationFrame(() => fly(veil.current))
    const timer = setTimeout(onLanded, FLIGHT_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return (
    <div ref={veil} className={styles.veil} role="status">
      <RacerSign look={group.look} className={styles.figure} />
      <p className={styles.words}>{t('groups.joined', { name: group.name })}</p>
    </div>
  )
}

function fly(veil: HTMLElement | null): void {
  const [figure, words] = veil ? [...veil.children] : []
  const racer = document.querySelector('[data-expose="race"] li[data-mine]')
  const place = racer?.querySelector('svg') ?? racer
  if (!veil || !figure || !words || !racer || !place) return
  const [from, to] = [figure, place].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect]
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  const landed = `translate(${x}px, ${y}px) scale(${to.width / from.width})`
  const timing = { duration: FLIGHT_MS, fill: 'both' } as const
  figure.animate(
    [
      { transform: 'scale(0.2)', opacity: 0, easing: 'cubic-bezier(0.2, 1.5, 0.4, 1)' },
      { transform: 'none', opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1, offset: 0.6, easing: 'cubic-bezier(0.6, 0, 0.8, 1)' },
      { transform: landed, opacity: 1, offset: 0.95 },
      { transform: landed, opacity: 0 },
    ],
    timing,
  )
  const shown = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.6 }]
  words.animate([...shown, { opacity: 0, offset: 0.75 }, { opacity: 0 }], timing)
  racer.animate([{ filter: 'brightness(1.7)' }, { filter: 'none' }], {
    duration: GLOW_MS,
    delay: 0.95 * FLIGHT_MS,
  })
}
