import { createShareLink } from '#shared/api/share'
import { cleanLink, cleanText } from '#shared/features/clean-link'
import { copyAnswer } from '#shared/features/clipboard'
import { report } from '#shared/features/report'
import { bridge } from '#shared/runtime/bridge'
import { translate } from '#shared/runtime/i18n'
import { webAddress } from '#shared/runtime/navigate'
import { ApiError, isSilent, request } from '#shared/runtime/request'
import { session } from '#shared/runtime/session'
import { toast } from '#shared/runtime/toast'
import { hasNewShare } from './app-version.ts'

export interface ShareInfo {
  activityId: string
  /** The share point within the activity; the activity's own page without it. */
  pointId?: string
  /**
   * Content of the app's share panel and of the link preview. `image` and `url` are absolute URLs; without an image, the
   * page's own link preview.
   */
  title?: string
  content?: string
  image?: string
  url?: string
  /** Sends the events `Share_actions` (tapped) and `Share_Start` (on its way). */
  tracked?: boolean
  /** Of these events: the group for which the person shares. */
  teamId?: string | undefined
}

/**
 * 'app': the app's share panel has it. 'copied': the link is on the clipboard, and the person saw it. 'by-hand': the
 * clipboard refused, show the link in a `CopySheet`. 'failed': the person saw why there is no link.
 */
export type ShareEnd = { way: 'app' | 'copied' | 'failed' } | { way: 'by-hand'; link: string }

type Shared = Omit<ShareInfo, 'tracked' | 'teamId'>

const running = new Map<string, Promise<ShareEnd>>()

/** Shares an activity as the signed-in person: by the app's panel, on the web by a link. Further taps on it join the first. */
export function share(info: ShareInfo): Promise<ShareEnd> {
  const what = JSON.stringify(info)
  const end = running.get(what) ?? start(info).finally(() => running.delete(what))
  running.set(what, end)
  return end
}

async function start({ tracked, teamId, ...info }: ShareInfo): Promise<ShareEnd> {
  const log = logOf({ tracked, teamId, ...info })
  log('Share_actions')
  if (!bridge.inApp || !(await shareByApp(info))) return shareByLink(info, (ids) => log('Share_Start', ids))
  log('Share_Start')
  return { way: 'app' }
}

/**
 * The link that a poster carries: with the ids by which its visits are counted, as a shared one. Where the server makes none,
 * the link of `info`, which leads to the same page.
 */
export async function posterLink({ tracked, ...info }: ShareInfo & { url: string }): Promise<string> {
  const log = logOf({ tracked, ...info })
  log('Share_actions')
  try {
    const { address, ids } = await makeLink(info, { quiet: true })
    log('Share_Start', ids)
    return address
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return info.url
  }
}

/** Sends the events of a share that is tracked. */
function logOf({ tracked, teamId = '', ...info }: ShareInfo) {
  return (eventId: string, content = '') => {
    if (!tracked) return
    const { activityId: subEventId, pointId: subEventNote = '', title: eventNote } = info
    void report({ eventId, eventNote, subEventId, subEventNote, teamId, kind: 'share', content })
  }
}

/** The new call takes the share parameters as JSON, the old one as fields. An app may lack the one that its version promises. */
async function shareByApp({ activityId, pointId, ...shown }: Shared): Promise<boolean> {
  const { userId } = session.get()
  const payload = { activityId, userId, ...(pointId && { pointId }), ...clean(shown) }
  const params = { extensionOfficerId: userId, activityId }
  if (hasNewShare()) {
    const { ok } = await bridge.toShareNew({ ...payload, params: JSON.stringify(params) })
    if (ok) return true
  }
  return (await bridge.toShare({ ...payload, ...params })).ok
}

/**
 * Asks for a link with its ids, as JSON.
 * @throws {ApiError} when there is none.
 */
async function makeLink(
  { activityId, pointId, ...shown }: Shared,
  options?: { quiet: boolean },
): Promise<{ address: string; ids: string }> {
  const { userId } = session.get()
  const params = JSON.stringify({ extensionOfficerId: userId, activityId })
  const input = { params, activityId, userId, pointId, ...clean(shown) }
  const { pageUrl, pageUrlId, shareId, material } = await request(createShareLink, input, options)
  const address = webAddress(cleanLink(pageUrl))
  if (!address) throw new ApiError('contract', { detail: 'pageUrl' })
  return { address, ids: JSON.stringify({ pageUrlId, shareId, materialId: material.id }) }
}

async function shareByLink(info: Shared, onMade: (ids: string) => void): Promise<ShareEnd> {
  try {
    const answer = makeLink(info).then(({ address, ids }) => {
      onMade(ids)
      return address
    })
    if (!(await copyAnswer(answer))) return { way: 'by-hand', link: await answer }
    toast.tip(translate('runtime', 'common.linkCopied'))
    return { way: 'copied' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // a tap asked for it: shown even where the error catalogue leaves it to the page
    if (!error.shown && error.kind !== 'aborted' && !isSilent(error)) toast.error(error.message)
    return { way: 'failed' }
  }
}

function clean({ title, content, image = pageCover(), url }: Partial<ShareInfo>): Record<string, string> {
  const fields: Record<string, string> = {}
  if (title) fields.title = cleanText(title)
  if (content) fields.content = cleanText(content)
  if (image) fields.image = cleanLink(image)
  if (url) fields.url = cleanLink(url)
  return fields
}

/** Absolute URL of the page's link preview; '' where it has none. */
function pageCover(): string {
  const path = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  return path ? new URL(path, location.origin).href : ''
}
