import { webAddress } from '#shared/runtime/navigate'

/**
 * Reads the app's answer: URLs or `{url}` objects, one or a list, bare or under `list` or `data`. The answer is
 * untrusted: anything but https URLs and data URLs of pictures or videos is ignored.
 */
export function readAlbum(answer: unknown, type: 'image' | 'video'): { url: string }[] {
  const within = fieldOf(answer, 'list') ?? fieldOf(answer, 'data') ?? answer
  const items: unknown[] = Array.isArray(within) ? within : [within]
  const found: { url: string }[] = []
  for (const item of items) {
    const url = typeof item === 'string' ? item : fieldOf(item, 'url')
    if (typeof url !== 'string') continue
    if (webAddress(url) || new RegExp(`^data:${type}/[\\w.+-]+;base64,[\\w+/=]+$`).test(url))
      found.push({ url })
  }
  return found
}

const fieldOf = (value: unknown, name: string): unknown =>
  value && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined
