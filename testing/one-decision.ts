import type { World } from './journey.ts'

/** A journey's check: however often a call was sent, it was one decision. */
export async function isOneDecision(world: World, path: string): Promise<void> {
  const decisions = await world.decisions(path)
  if (decisions !== 1) throw new Error(`One decision was sent as ${decisions} to ${path}.`)
}
