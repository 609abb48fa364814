import { type BaseIssue, type BaseSchema, fallback, number, object, safeParse, string } from 'valibot'
import type { background } from '#shared/runtime/app'
import { mask } from '#shared/runtime/errors'

type Background = Awaited<ReturnType<typeof background>>

/** Both logs as this phone keeps them. */
export type DeviceLogs = Awaited<ReturnType<Background['readLogs']>>

/** A log entry as shown. Secrets are masked again, since an older version may have stored them. */
export interface Entry {
  id: string
  /** ms since 1970. */
  time: number
  kind: 'error' | 'event'
  /** Scene code; errors have none. */
  scene: number | undefined
  /** History path, '' where it is not known. */
  page: string
  title: string
  /** One field per line, for support. */
  detail: string
}

export interface Filter {
  /** Maximum age in ms; undefined: all. */
  since: number | undefined
  scene: number | undefined
  page: string
}

const anyText = fallback(string(), '')
const storedError = object({ main: anyText, date: fallback(number(), 0), error: string(), info: anyText })
const storedEvent = object({
  rid: string(),
  id: string(),
  time: fallback(number(), 0),
  scene: fallback(number(), 0),
  page: anyText,
  href: anyText,
  extra: anyText,
})

/** What lies on a phone may be of another version, or half written: an entry that cannot be read is left out. */
function readable<Out>(
  schema: BaseSchema<unknown, Out, BaseIssue<unknown>>,
  stored: readonly unknown[],
): Out[] {
  return stored.flatMap((each) => {
    const read = safeParse(schema, each)
    return read.success ? [read.output] : []
  })
}

/** Entries of both logs, the newest first. */
export function entriesOf({ errors, pending }: DeviceLogs): Entry[] {
  const ofErrors = readable(storedError, errors).map(({ main, date, error, info }, at): Entry => {
    const text = mask(error)
    return {
      id: `error-${at}-${date}`,
      time: date,
      kind: 'error',
      scene: undefined,
      page: '',
      title: text.split('\n')[0]?.slice(0, 200) ?? '',
      detail: [main, text, mask(info)].filter(Boolean).join('\n\n'),
    }
  })
  const ofEvents = readable(storedEvent, pending).map((event): Entry => {
    const { rid, id, time, scene, page, href, extra } = event
    const fields = { rid, id, page, href: mask(href), extra: mask(extra) }
    const detail = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    return { id: rid, time, kind: 'event', scene, page, title: id, detail: detail.join('\n') }
  })
  return [...ofErrors, ...ofEvents].sort((a, b) => b.time - a.time)
}

/** @param now ms since 1970. */
export function filtered(entries: readonly Entry[], { since, scene, page }: Filter, now: number): Entry[] {
  return entries.filter(
    (entry) =>
      (since === undefined || now - entry.time <= since) &&
      (scene === undefined || entry.scene === scene) &&
      (!page || entry.page === page),
  )
}
