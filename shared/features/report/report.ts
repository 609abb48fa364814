import { sendReport } from '#shared/api/frontend-log'
import { address, indexQuery, lastChannel } from '#shared/runtime/address'
import { serverNow } from '#shared/runtime/clock'
import { mask, maskField } from '#shared/runtime/errors'
import { profile } from '#shared/runtime/profile'
import { request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { roleOf } from './role.ts'

/** A business event of a page; person, page, time and device are added. */
export interface ReportEvent {
  eventId: string
  /** What the event is about, in words; default: the page's title. */
  eventNote?: string
  /** The campaign. */
  subEventId?: string
  /** What of the campaign, as its share point. */
  subEventNote?: string
  /** The group of a group event, for which the person acts. */
  teamId?: string
  targetUserId?: string
  content?: string
  /** Landing and share events carry where the person came from. */
  kind?: 'landing' | 'share'
}

const ORIGIN = ['extensionOfficerId', 'landingPageId', 'shareId', 'materialId', 'materiaLType', 'channelId']

function origin(): Record<string, string> {
  const known: Record<string, string> = { channelId: lastChannel(), ...indexQuery() }
  return Object.fromEntries(ORIGIN.map((name) => [name, known[name] ?? '']))
}

/** Field by field where it is JSON, which it stays. */
function maskContent(content: string): string {
  try {
    const parsed: unknown = JSON.parse(content)
    if (typeof parsed === 'object' && parsed) return JSON.stringify(parsed, maskField)
  } catch {
    // a text like any other
  }
  return mask(content)
}

/**
 * Sends a business event, at once when the person's role is known; secrets in its texts are masked. Failures are ignored:
 * reporting must never disturb a person.
 */
export async function report({ kind, ...fields }: ReportEvent): Promise<void> {
  const { userId, roomId } = session.get()
  const createTime = serverNow()
  // a page without a campaign sends its field empty
  const { eventId, subEventId = '', teamId = '', targetUserId = '' } = fields
  const { eventNote = document.title, subEventNote = '', content = '' } = fields
  const about = {
    ...{ eventId, subEventId, teamId, targetUserId },
    eventNote: mask(eventNote),
    subEventNote: mask(subEventNote),
    content: maskContent(content),
  }
  try {
    const from = kind && { extInfo: origin() }
    const { area, language, country, timeZone, source, ...device } = await profile()
    const who = { userId, role: await roleOf(userId), roomId: address().roomId || roomId }
    const event = { ...about, ...who, createTime, ...device, ...from }
    await request(sendReport, { userId, content: JSON.stringify(event) })
  } catch {
    // request() shows nothing here, and a failure needs no handling
  }
}
