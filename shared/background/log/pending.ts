import type { NotedEvent } from '#shared/runtime/log'
import { createBacklog } from './backlog.ts'
import { intake, isOwn, isYoung } from './intake.ts'

/** Most events that wait to be sent; beyond it the oldest go. */
const MOST = 2000

/** All unsent events: those that `log` stored, and the backlog. */
export function createPending() {
  const backlog = createBacklog()

  const drop = async (rids: string[]) => {
    intake.drop(rids)
    await backlog.drop(rids)
  }

  return {
    drop,

    /** Oldest first, without events that another page may be about to send. */
    async rids(): Promise<string[]> {
      const all = [...new Set([...(await backlog.rids()), ...intake.rids()])].sort()
      if (all.length > MOST) await drop(all.splice(0, all.length - MOST))
      return all.filter((rid) => !isYoung(rid))
    },

    /** New events of this page, synchronously. */
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

    /** Moves unsent events to the backlog, where they do not use up the page's storage. */
    async setAside(): Promise<void> {
      const rids = intake.rids().filter((rid) => !isYoung(rid))
      if (rids.length && (await backlog.keep(intake.read(rids)))) intake.drop(rids)
    },

    /** Whether other pages have put down events that were too young to be sent for them. */
    waitsForOthers: (): boolean => intake.rids().some(isYoung),
  }
}
