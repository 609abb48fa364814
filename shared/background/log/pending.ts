import type { NotedEvent } from '#shared/runtime/log'
import { createBacklog } from './backlog.ts'
import { intake, isOwn, isYoung } from './intake.ts'

/** Most events that wait to be sent; beyond it the oldest go. */
const MOST = 2000

/** All that waits to be sent: what `log` put down, and the backlog of what could not be sent. */
export function createPending() {
  const backlog = createBacklog()

  const drop = async (rids: string[]) => {
    intake.drop(rids)
    await backlog.drop(rids)
  }

  return {
    drop,

    /** Oldest first, without what another page may be about to send. */
    async rids(): Promise<string[]> {
      const all = [...new Set([...(await backlog.rids()), ...intake.rids()])].sort()
      if (all.length > MOST) await drop(all.splice(0, all.length - MOST))
      return all.filter((rid) => !isYoung(rid))
    },

    /** What this page noted and nobody has tried to send yet, at once. */
    fresh: (): NotedEvent[] => intake.read(intake.rids().filter(isOwn)),

    async read(rids: string[]): Promise<NotedEvent[]> {
      const noted = new Set(intake.rids())
      const kept = rids.filter((rid) => !noted.has(rid))
      const events = [
        ...(kept.length ? await backlog.read(kept) : []),
        ...intake.read(rids.filter((rid) => noted.has(rid))),
      ]
      return events.sort((a, b) => (a.rid < b.rid ? -1 : 1))
    },

    /** Moves what could not be sent to the backlog, where it takes no room from the page's own store. */
    async setAside(): Promise<void> {
      const rids = intake.rids().filter((rid) => !isYoung(rid))
      if (rids.length && (await backlog.keep(intake.read(rids)))) intake.drop(rids)
    },

    /** Whether other pages have put down events that were too young to be sent for them. */
    waitsForOthers: (): boolean => intake.rids().some(isYoung),
  }
}
