import type { Domain } from '../domain.ts'
import { activity } from './activity.ts'
import { auth } from './auth.ts'
import { captain } from './captain.ts'
import { constellation } from './constellation/index.ts'
import { frontendLog } from './frontend-log.ts'
import { groupEvent } from './group-event/index.ts'
import { room } from './room.ts'
import { warlord } from './warlord/index.ts'

/** Every server domain that the sandbox answers. */
export const domains: readonly Domain[] = [
  activity,
  auth,
  captain,
  ...constellation,
  frontendLog,
  groupEvent,
  room,
  warlord,
]
