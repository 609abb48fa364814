import { useState } from 'react'
import { type Endpoint, useAction } from '#shared/runtime/request'
import { useSeason } from './season-context.ts'
import { tell } from './tell.ts'

/** An action that asks before it acts: `ask()` opens the question, whose props `confirm` are. */
export function useDecision<In, Out>(endpoint: Endpoint<In, Out>, input: In, onDone: (data: Out) => void) {
  const { reload } = useSeason()
  const [open, setOpen] = useState(false)
  const { run, busy } = useAction(endpoint)
  const onConfirm = async () => {
    const result = await run(input)
    setOpen(false)
    if (result.ok) onDone(result.data)
    else await tell(result.error, reload)
  }
  return { ask: () => setOpen(true), confirm: { open, busy, onConfirm, onCancel: () => setOpen(false) } }
}
