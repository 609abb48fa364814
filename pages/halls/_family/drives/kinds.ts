import type { DriveKind } from '#shared/api/driving-record'
import type { IconName } from '#shared/ui/icon'

/** In the order of the lamps, those that count first. Each has a sign of its own beside its colour. */
export const KINDS = [
  'effective',
  'vipCharter',
  'invalid',
  'fake',
  'outOfGear',
] as const satisfies DriveKind[]

export const SIGNS: Record<DriveKind, IconName> = {
  effective: 'circle-check',
  vipCharter: 'crown',
  invalid: 'x',
  fake: 'eye-off',
  outOfGear: 'triangle-alert',
}

/** Whether drives of the kind have a score. */
export const counts = (kind: DriveKind) => kind === 'effective' || kind === 'vipCharter'
