import { decodeAmp } from './decode-amp.ts'
import { meant } from './meant.ts'

/** The parameters of a query string. Missing text is ''. */
export type Address = {
  token: string
  userId: string
  roomId: string
  fleetId: string
  area: string
  channelId: string
  subChannelId: string
  materialId: string
  extensionOfficerId: string
  landingPageId: string
  shareId: string
  /** Spelt as the links in the world spell it. */
  materiaLType: string
  appKey: string
  /** `activityId` or `id`, '0' when absent. */
  activityId: string
  lang: '' | 'zh' | 'en' | 'tw'
  /** Any other parameter of the query, '' when absent. */
  param(name: string): string
}

/** Landing parameters: kept across the pages of a visit. */
export const landingFields = [
  'channelId',
  'subChannelId',
  'materialId',
  'extensionOfficerId',
  'landingPageId',
  'shareId',
  'materiaLType',
  'appKey',
] as const

/** Reads a query string (`location.search`, with or without its "?"). Pure; never throws. */
export function parseAddress(search: string): Address {
  const query = new URLSearchParams(decodeAmp(search))
  // of a repeated parameter the first meaningful value
  const param = (name: string) => query.getAll(name).find(meant) ?? ''
  const lang = param('lang')
  const address = {
    area: param('AREA') || param('area'),
    // some share links glue a second query on: "activityId=12?from=app"
    activityId: (param('activityId') || param('id')).split('?')[0] || '0',
    lang: /^(zh|en|tw)$/.test(lang) ? lang : '',
    param,
  } as Address
  for (const name of ['token', 'userId', 'roomId', 'fleetId', ...landingFields] as const)
    address[name] = param(name)
  return address
}
