/** The first version of the app that has the new share call. */
const NEW_SHARE = [3, 12, 0]

/** Whether the app around the page, by the user agent (`PartyPlay/3.17.0`), has the new share call. */
export function hasNewShare(agent = navigator.userAgent): boolean {
  const [, text] = /PartyPlay\/(\d+(?:\.\d+)*)/i.exec(agent) ?? []
  // As numbers: 3.9 is older than 3.12, and 3.100 newer.
  const version = (text ?? '').split('.').map(Number)
  for (const [at, least] of NEW_SHARE.entries()) {
    const part = version[at] ?? 0
    if (part !== least) return part > least
  }
  return true
}
