import type { World } from '#shared/testing/journey'

/** A journey's check: however often a call was sent, it was one decision. */
export async function isOneDecision(world: World, path: string): Promise<void> {
  const calls = await world.calls(path)
  const decisions = new Set(calls.map(({ params }) => params.intentId))
  if (decisions.size !== 1) throw new Error(`One decision was sent as ${decisions.size} to ${path}.`)
}
