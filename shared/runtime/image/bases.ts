/** Path segments under which the same pictures lie twice: when one fails, the other is tried once. */
export const BASES: readonly [string, string] = ['/static-cdn/', '/static-origin/']

/** Query by which the picture host makes a smaller one. */
export const RESIZE = 'x-oss-process=image/resize,w_'

/** The same picture under the other base, or null where the address has neither. */
export function alternate(src: string): string | null {
  const [first, second] = BASES
  if (src.includes(first)) return src.replace(first, second)
  if (src.includes(second)) return src.replace(second, first)
  return null
}
