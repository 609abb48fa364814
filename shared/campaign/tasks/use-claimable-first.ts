import { useState } from 'react'

/**
 * Tasks with those first that could be claimed when the list appeared. The order stays as it is then: a task that is
 * claimed, or becomes claimable, does not move under a finger.
 */
export function useClaimableFirst<Of extends { id: string; state?: string }>(tasks: readonly Of[]): Of[] {
  const [first] = useState(() => tasks.filter(({ state }) => state === 'claimable').map(({ id }) => id))
  return [...tasks].sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
}
