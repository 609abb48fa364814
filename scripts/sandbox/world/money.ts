/** An amount in the currency's smallest unit as decimal text: (1250, 2) -> '12.50'. Whole numbers only, no floats. */
export function decimalOf(minor: number, digits = 2): string {
  if (digits === 0) return String(minor)
  const text = String(minor).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
