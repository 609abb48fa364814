import { Hono } from 'hono'
import type { CollectedEvent, HealthReport } from '#shared/api/phone-health'
import { inSources } from '../build/source-maps.ts'
import { shellQuery, visitsOf } from './complaint.ts'
import type { ComplaintView, VisitView } from './views.ts'

export const WEEK = 7 * 86_400_000

/** Reads from a collector. @param path with its query, as `/health?since=-3600000`. */
export type AskCollector = <Data>(path: string) => Promise<Data>

/** Where what a phone logged can be seen again. */
export interface Stage {
  /** The page with a history path; '' where none has it. */
  pageAt(path: string): string
  /** The app shell's address for a visit, and what of the visit is not there for it. @param shell query of the shell. */
  replayOf(
    visit: { page: string; build: string },
    shell: string,
  ): Promise<Pick<VisitView, 'lacks' | 'replay'>>
}

const BY = ['code', 'person', 'device']

/** What phones have reported: `GET /api/phones` and `GET /api/complaint`. */
export function phoneRoutes(root: string, ask: AskCollector, stage: () => Promise<Stage>): Hono {
  const app = new Hono()
  app.get('/api/phones', async (c) => {
    const { since = '', page = '' } = c.req.query()
    return c.json(await ask<HealthReport>(`/health?${new URLSearchParams({ since, page })}`))
  })
  app.get('/api/complaint', async (c) => {
    const { by = '', of = '' } = c.req.query()
    if (!BY.includes(by) || !of) return c.json({ message: `Give by (${BY.join(', ')}) and of.` }, 400)
    const query = new URLSearchParams({ [by]: of, since: String(-WEEK), limit: '1000' })
    const [{ list }, { pageAt, replayOf }] = await Promise.all([
      ask<{ list: CollectedEvent[] }>(`/events?${query}`),
      stage(),
    ])
    const visits = await Promise.all(
      visitsOf(list, pageAt).map(async (visit): Promise<VisitView> => {
        if (!visit.page) return { ...visit, replay: '' }
        const { lacks, replay } = await replayOf(visit, shellQuery(visit))
        return { ...visit, lacks: [...lacks, ...visit.lacks], replay }
      }),
    )
    // stacks of built scripts by their sources, where this machine has built them
    const view: ComplaintView = JSON.parse(inSources(root, JSON.stringify({ visits })))
    return c.json(view)
  })
  return app
}
