import type { World } from './journey.ts'

/** A journey's check: however often a call was sent, it had one idempotency key. */
export async function isSentOnce(world: World, path: string): Promise<void> {
  const keys = await world.idempotencyKeys(path)
  if (keys !== 1) throw new Error(`One mutation was sent with ${keys} idempotency keys to ${path}.`)
}
