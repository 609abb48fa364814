import type { CluePlatform } from '#shared/api/media-clue'
import { plain } from '#shared/runtime/format'

const LABELS: readonly [CluePlatform, RegExp][] = [
  ['wechat', /^(微信|wechat|weixin|vx|wx)/i],
  ['qq', /^qq/i],
  ['douyin', /^(抖音|douyin)/i],
  ['kuaishou', /^(快手|kuaishou)/i],
  ['weibo', /^(微博|weibo)/i],
]

const HOSTS: readonly [CluePlatform, RegExp][] = [
  ['douyin', /(^|\.)(ies)?douyin\.com$/],
  ['kuaishou', /(^|\.)(kuaishou|chenzhongtech|gifshow)\.com$/],
  ['weibo', /(^|\.)weibo\.(com|cn)$/],
]

const LINK = /^https?:\/\/([^/?#\s]+)(\/[^?#\s]*)?/i

/**
 * Reads a contact as people copy it: `微信号：mumu_88`, `QQ 12345678`, the link of a profile, `+86 138-0013-8000`.
 * Returns the account alone, and its app where the text names it.
 */
export function readContact(copied: string): { contact: string; platform?: CluePlatform } {
  const text = plain(copied).trim()
  const link = LINK.exec(text)
  if (link) {
    const [, host = '', path = ''] = link
    const [platform] = HOSTS.find(([, pattern]) => pattern.test(host.toLowerCase())) ?? []
    const whole = `${host}${path.replace(/\/$/, '')}`
    const contact = whole.length <= 40 ? whole : (whole.split('/').at(-1) ?? whole)
    return platform ? { contact, platform } : { contact }
  }
  const [platform, label] = LABELS.find(([, pattern]) => pattern.test(text)) ?? []
  const account = label && /^\s*(?:号|號|id)?\s*[:：\s]\s*(\S.*)$/i.exec(text.replace(label, ''))?.[1]
  const contact = digitsOfPhone(account || text)
  return account && platform ? { contact, platform } : { contact }
}

/** A mainland mobile number without the spaces, dashes and country code that address books add. */
function digitsOfPhone(text: string): string {
  const digits = text.replace(/[\s()-]/g, '').replace(/^(\+|00)86/, '')
  return /^1\d{10}$/.test(digits) ? digits : text.trim()
}
