import type { Address } from '#shared/runtime/address'

/** Who writes: named by the link itself, or by the share that the link came with. */
export function captainIdOf({ param, extensionOfficerId }: Address): { captainId?: string } {
  const captainId = param('captainId') || extensionOfficerId
  return captainId ? { captainId } : {}
}
