/** A declared tap, read: `goal`, `day#2`, `mobile=13800010001`. */
export type Tap = { press: string; nth?: number } | { fill: string; text: string }

export function readTap(tap: string): Tap {
  const [, name = '', nth, text] = /^([\w-]+)(?:#(\d+)|=(.+))?$/.exec(tap) ?? []
  if (text !== undefined) return { fill: name, text }
  return nth ? { press: name, nth: Number(nth) } : { press: name }
}
