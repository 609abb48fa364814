import { isIP } from 'node:net'

/**
 * The network of an address, which one household, one office or one server has: `203.0.113.0/24`, `2001:db8:7::/48`; '' for what is no
 * address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const version = isIP(plain)
  if (version === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (version !== 6) return ''
  const [head = '', tail] = plain.toLowerCase().split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`
}
