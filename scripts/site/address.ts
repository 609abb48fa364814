/** A request target taken apart. */
export interface Address {
  /** Decoded once, as `/battle`. */
  path: string
  /** With its question mark, or ''. */
  search: string
}

/**
 * Request targets that no address of a site has, in the dialect that PCRE, RE2 and JavaScript share: dot segments, plain or
 * escaped, empty segments, backslashes, escaped slashes, percent and control signs, and more than a file system takes as a
 * name. Servers tidy such paths up each in its own way, so a rule for `/static/` would hand out what lies beside it.
 */
export const NON_CANONICAL =
  '^[^?]{900}|^[^?]*(?:[\\\\#\\x00-\\x1f\\x7f]|//|/[^/?]{256}|%(?:2[fF5]|5[cC]|[01][0-9a-fA-F]|7[fF])|/(?:[.]|%2[eE]){1,2}(?:[/?]|$))'

const nonCanonical = new RegExp(NON_CANONICAL)

/** A file below the site's root: no sign in it means anything to a host. */
const FILE = /^\/[\w.-]+(\/[\w.-]+)*$/

/**
 * Parses a request target: a path with its query, or a full URL, whose host is ignored.
 * @returns undefined for a target that no URL of a site has.
 */
export function addressOf(target: string): Address | undefined {
  const sent = withoutOrigin(target)
  if (nonCanonical.test(sent)) return undefined
  const at = sent.indexOf('?')
  const path = decoded(at < 0 ? sent : sent.slice(0, at))
  return path === undefined ? undefined : { path, search: at < 0 ? '' : sent.slice(at) }
}

/** Whether a decoded path can be a file's. */
export function isFilePath(path: string): boolean {
  return FILE.test(path)
}

/** A request target in absolute form, as proxies send it, without its scheme and host. */
export function withoutOrigin(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape leads nowhere.
    return undefined
  }
}
