import type { WerewolfDay } from '#shared/api/captain-task'
import { formatDate } from '#shared/runtime/format'

export type Slot = WerewolfDay['slots'][number]

/** State of an hour: upcoming, current, hosted fully, partly, or missed. */
export type SlotState = 'ahead' | 'now' | 'hosted' | 'part' | 'gone'

const HOUR = 3_600_000

/** When an hour of the day begins. */
export function startOf(day: WerewolfDay, slot: Slot): number {
  return day.startAt + (slot.hour - day.hoursRule.from) * HOUR
}

/** `now` is the server's time, null while it is not known. */
export function stateOf(day: WerewolfDay, slot: Slot, now: number | null): SlotState {
  if (slot.hosted) return 'hosted'
  const from = startOf(day, slot)
  if (now === null || now < from) return 'ahead'
  if (now < from + HOUR) return 'now'
  return slot.minutes > 0 ? 'part' : 'gone'
}

/** Hours in a row that count twice. */
export interface DoubleWindow {
  from: number
  to: number
  /** As 20:00 – 22:00. */
  label: string
}

export function doubleWindows(day: WerewolfDay): DoubleWindow[] {
  const windows: { from: number; to: number; last: number }[] = []
  for (const slot of day.slots) {
    if (!slot.double) continue
    const before = windows[windows.length - 1]
    const from = startOf(day, slot)
    if (before && before.to === from) Object.assign(before, { to: from + HOUR, last: slot.hour })
    else windows.push({ from, to: from + HOUR, last: slot.hour })
  }
  return windows.map(({ from, to, last }) => ({
    from,
    to,
    label: `${formatDate(from, 'time')} – ${last + 1}:00`,
  }))
}

/** The double window that is on, or the next one; undefined when all are over. */
export function windowAt(day: WerewolfDay, now: number): DoubleWindow | undefined {
  return doubleWindows(day).find(({ to }) => now < to)
}
