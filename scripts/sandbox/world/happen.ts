import type { Happening } from '../domain.ts'
import { domains } from '../domains/index.ts'
import type { World } from './world.ts'

/** Calls every domain that listens for it. */
export function happen({ state, clock }: World, userId: string, what: Happening, amount: number): void {
  const user = state.user(userId)
  for (const { listeners } of domains) {
    for (const each of listeners) if (each.what === what) each.listener(user, amount, clock.now(), state)
  }
}
