import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { isOver } from '#shared/api/campaign'
import type { Hall } from '#shared/api/room'
import { changeHall, type HallRankingConfig } from '#shared/api/room-leader-ranking'
import { toLogin, useNobody } from '#shared/features/login'
import { update, useMutation } from '#shared/features/mutation'
import { Confirm } from '#shared/kit/confirm'
import { serverNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from './locales/zh.json'

type Chosen = Pick<Hall, 'roomId' | 'name'>

interface Stand {
  config: HallRankingConfig | undefined
  /** Confirms supporting the hall; `refetch` reloads the list that contains it. */
  ask: (hall: Chosen, reload: () => Promise<unknown>) => void
}

const StandContext = createContext<Stand>({ config: undefined, ask: () => {} })

/** The hall I support, and the confirmation before a change. */
export const useStand = () => useContext(StandContext)

/** Why nobody can choose or change now, as a key of the words; undefined: one can. */
export function whyNot(config: HallRankingConfig): 'coming' | 'over' | 'late' | 'none' | undefined {
  if (config.phase === 'coming') return 'coming'
  if (isOver(config.phase)) return 'over'
  if (!config.mine) return undefined
  if (serverNow() >= config.changeUntil) return 'late'
  return config.changes.left < 1 ? 'none' : undefined
}

/** Around all that shows halls: asks once before a change, and sends it once. */
export function Standing({ call, children }: { call: Query<HallRankingConfig>; children: ReactNode }) {
  const t = useT<typeof zh>('family')
  const common = useT<typeof runtime>('runtime')
  const nobody = useNobody()
  const [hall, setHall] = useState<Chosen>()
  const [asking, setAsking] = useState(false)
  const list = useRef<() => Promise<unknown>>(async () => {})
  const config = call.data
  const changing = useMutation(changeHall, {
    updates: [update(call, (answer) => answer)],
    refetch: () => list.current(),
    onSettled: () => setAsking(false),
    async onSuccess({ mine }) {
      await list.current()
      toast.tip(t('ask.changed', { name: mine?.name ?? '' }))
    },
  })
  const ask: Stand['ask'] = (asked, reload) => {
    if (nobody) return toLogin()
    list.current = reload
    setHall(asked)
    setAsking(true)
  }
  const confirm = async () => {
    if (!hall) return
    toast.tip(common('common.switching'))
    if (await changing.run({ roomId: hall.roomId }))
      document.querySelector('[data-expose=mine]')?.scrollIntoView({ block: 'center' })
  }
  return (
    <StandContext value={{ config, ask }}>
      {children}
      {config && hall && (
        <Confirm
          open={asking}
          title={t(config.mine ? 'ask.change' : 'ask.first', { name: hall.name })}
          confirmText={t('ask.confirm')}
          busy={changing.busy}
          track="confirm-hall"
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {config.mine
            ? t('ask.changeNote', { from: config.mine.name, count: Math.max(0, config.changes.left - 1) })
            : t('ask.firstNote', { count: config.changes.left })}
        </Confirm>
      )}
    </StandContext>
  )
}
