import { type RefObject, useRef, useState } from 'react'
import { type FreeBox, type FreeBoxDetail, getFreeBox, openFreeBox, startFreeBox } from '#shared/api/free-box'
import { tellFailure } from '#shared/features/tell-failure'
import { type Call, useAction, useCall } from '#shared/runtime/request'
import type { Edition } from '../edition.ts'
import { NOTHING_WON, type Won } from '../reward/won.ts'
import { openTin } from '../tin/open-tin.ts'
import { friendsCanCome } from './standing.ts'
import { useArriving } from './use-arriving.ts'

/** A box that waits for friends is asked after so often, in ms. */
const WAIT_MS = 10_000

/** My box of an edition, and what can be done with it. */
export interface MyBox {
  edition: Edition
  call: Call<FreeBoxDetail>
  start(): Promise<void>
  starting: boolean
  /** Opens the box: the server says first what is in it, then the tin opens. */
  open(): Promise<void>
  opening: boolean
  tin: RefObject<SVGSVGElement | null>
  won: Won
  closeWon(): void
}

export function useBox(edition: Edition): MyBox {
  const [waiting, setWaiting] = useState(false)
  const call = useCall(getFreeBox, { edition: edition.kind }, { pollMs: waiting ? WAIT_MS : undefined })
  const { box } = call.data ?? {}
  const mayChange = call.data !== undefined && friendsCanCome(call.data)
  if (mayChange !== waiting) setWaiting(mayChange)
  useArriving(box)
  const starting = useAction(startFreeBox)
  const opening = useAction(openFreeBox)
  const tin = useRef<SVGSVGElement>(null)
  const [lifting, setLifting] = useState(false)
  const held = useRef(false)
  const [won, setWon] = useState(NOTHING_WON)
  return {
    edition,
    call,
    tin,
    won,
    starting: starting.busy,
    opening: opening.busy || lifting,
    closeWon: () => setWon((shown) => ({ ...shown, open: false })),
    async start() {
      const put = call.begin()
      const result = await starting.run({ edition: edition.kind, after: box?.id })
      if (!result.ok) await tellFailure(result.error, call.reload)
      else await put(result.data, result.again)
    },
    async open() {
      // Not the state alone: a second tap may come before the page is drawn again.
      if (!isOpenable(box) || held.current) return
      held.current = true
      const put = call.begin()
      const result = await opening.run({ boxId: box.id })
      if (result.ok) {
        setLifting(true)
        await openTin(tin.current)
        setLifting(false)
        void put(result.data.detail, result.again)
        setWon({ open: true, rewards: result.data.granted })
      } else await tellFailure(result.error, call.reload)
      held.current = false
    },
  }
}

const isOpenable = (box: FreeBox | null | undefined): box is FreeBox =>
  box?.state === 'ready' || box?.state === 'full'
