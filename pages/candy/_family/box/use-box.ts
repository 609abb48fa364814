import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FreeBox, type FreeBoxDetail, getFreeBox, openFreeBox, startFreeBox } from '#shared/api/free-box'
import type { Reward } from '#shared/campaign/reward'
import { update, useClaimMutation, useMutation, type Won } from '#shared/features/mutation'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'
import { openTin } from '../tin/open-tin.ts'
import { friendsCanCome } from './standing.ts'

/** Polling interval of a box that waits for friends, in ms. */
const WAIT_MS = 10_000

/** My box of an edition, and what can be done with it. */
export interface MyBox {
  edition: Edition
  call: Query<FreeBoxDetail>
  start(): Promise<void>
  starting: boolean
  /** Opens the box: first the request, then the animation of the tin. */
  open(): Promise<void>
  opening: boolean
  tin: RefObject<SVGSVGElement | null>
  won: Won<Reward>
  closeWon(): void
}

export function useBox(edition: Edition): MyBox {
  const [waiting, setWaiting] = useState(false)
  const call = useQuery(getFreeBox, { edition: edition.kind }, { pollMs: waiting ? WAIT_MS : undefined })
  const { box } = call.data ?? {}
  const mayChange = call.data !== undefined && friendsCanCome(call.data)
  if (mayChange !== waiting) setWaiting(mayChange)
  useArriving(box)
  const starting = useMutation(startFreeBox, { updates: [update(call, (detail) => detail)] })
  const tin = useRef<SVGSVGElement>(null)
  const opening = useClaimMutation(openFreeBox, {
    updates: [update(call, ({ detail }) => detail)],
    async reveal(asked) {
      if ((await asked).ok) await openTin(tin.current)
    },
  })
  return {
    edition,
    call,
    tin,
    won: opening.won,
    starting: starting.busy,
    opening: opening.claiming !== null,
    closeWon: opening.close,
    async start() {
      await starting.run({ edition: edition.kind, after: box?.id })
    },
    async open() {
      if (isOpenable(box)) await opening.claim({ boxId: box.id })
    },
  }
}

const isOpenable = (box: FreeBox | null | undefined): box is FreeBox =>
  box?.state === 'ready' || box?.state === 'full'

/** Shows a toast when friends help while the page is open. */
function useArriving(box: FreeBox | null | undefined): void {
  const t = useT<typeof zh>('family')
  const seen = useRef<{ id: string; helpers: number } | undefined>(undefined)
  const { id, helpers } = box ?? {}
  const count = helpers?.length ?? 0
  useEffect(() => {
    const came = id !== undefined && seen.current?.id === id ? count - seen.current.helpers : 0
    if (came > 0) toast.tip(t('helpers.came', { count: came }))
    seen.current = id === undefined ? undefined : { id, helpers: count }
  }, [id, count, t])
}
