/** An exact amount as text, as '1000' or '-0.5': no exponent, no needless zeros. Never a float. */
export type Decimal = string

/**
 * How an amount between two steps is cut: toward zero, away from zero, or to the nearest, from the middle away from zero.
 */
export type Rounding = 'down' | 'up' | 'nearest'

type Scaled = { units: bigint; decimals: number }

const written = /^([+-]?)(\d+)(?:\.(\d+))?$/

/** The amount that a server sent as text or as a whole number; undefined for anything else. Absent is not zero. */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  return typeof value === 'string' && written.test(value) ? textOf(scaledOf(value)) : undefined
}

/** The sum; unknown when one of them is. */
export function add(a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined {
  return together(a, b, (x, y) => x + y)
}

/** a - b; unknown when one of them is. */
export function subtract(a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined {
  return together(a, b, (x, y) => x - y)
}

/** Below 0 when a is less than b, 0 when they are the same amount ('1.50' and '1.5'), above 0 when it is more. */
export function compare(a: Decimal, b: Decimal): number {
  const [{ units: x }, { units: y }] = aligned(a, b)
  return x < y ? -1 : x > y ? 1 : 0
}

/**
 * A percentage of an amount with at most the given decimals: `percentOf('1000', '0.55', 2, 'up')` is '5.5'. Undefined
 * when either is unknown: an unknown fee is not 0.
 */
export function percentOf(
  amount: Decimal | undefined,
  percent: Decimal | undefined,
  decimals: number,
  rounding: Rounding,
): Decimal | undefined {
  if (amount === undefined || percent === undefined) return undefined
  const of = scaledOf(amount)
  const rate = scaledOf(percent)
  const exact = { units: of.units * rate.units, decimals: of.decimals + rate.decimals + 2 }
  return textOf(round(exact, decimals, rounding))
}

function round({ units, decimals }: Scaled, most: number, rounding: Rounding): Scaled {
  if (decimals <= most) return { units, decimals }
  const step = 10n ** BigInt(decimals - most)
  const size = units < 0n ? -units : units
  const rest = size % step
  const further = rounding === 'up' ? rest > 0n : rounding === 'nearest' && rest * 2n >= step
  const cut = size / step + (further ? 1n : 0n)
  return { units: units < 0n ? -cut : cut, decimals: most }
}

function together(
  a: Decimal | undefined,
  b: Decimal | undefined,
  count: (x: bigint, y: bigint) => bigint,
): Decimal | undefined {
  if (a === undefined || b === undefined) return undefined
  const [{ units: x, decimals }, { units: y }] = aligned(a, b)
  return textOf({ units: count(x, y), decimals })
}

/** Both in units of the finer one. */
function aligned(a: Decimal, b: Decimal): [Scaled, Scaled] {
  const both = [scaledOf(a), scaledOf(b)] as const
  const decimals = Math.max(both[0].decimals, both[1].decimals)
  const inUnits = (scaled: Scaled) => ({
    units: scaled.units * 10n ** BigInt(decimals - scaled.decimals),
    decimals,
  })
  return [inUnits(both[0]), inUnits(both[1])]
}

function scaledOf(text: Decimal): Scaled {
  const [, sign, whole, fraction = ''] = written.exec(text) ?? []
  if (whole === undefined) throw new TypeError(`"${text}" is no decimal`)
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, decimals: fraction.length }
}

function textOf({ units, decimals }: Scaled): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return (units < 0n ? '-' : '') + whole + (fraction && `.${fraction}`)
}
