/** Price lists by country code, in the currency's smallest unit; `digits`: decimals of the currency. */
const MARKETS: Readonly<Record<string, { currency: string; digits: number; prices: readonly number[] }>> = {
  81: { currency: 'JPY', digits: 0, prices: [160, 800, 1600, 4800, 16_000] },
  852: { currency: 'HKD', digits: 2, prices: [800, 3800, 7800, 23_800, 78_800] },
  886: { currency: 'TWD', digits: 0, prices: [33, 170, 330, 990, 3290] },
  60: { currency: 'MYR', digits: 2, prices: [490, 2290, 4490, 13_990, 44_900] },
  65: { currency: 'SGD', digits: 2, prices: [148, 698, 1398, 3998, 13_998] },
  1: { currency: 'USD', digits: 2, prices: [99, 499, 999, 2999, 9999] },
}

/** Where PP coin are not sold this way: they are bought in the app. */
export const NOT_SOLD = '86'

/** PP coins of each product, and the bonus. */
export const PRODUCTS = [
  { id: 'p-1', coins: 60, bonus: 0 },
  { id: 'p-2', coins: 300, bonus: 10 },
  { id: 'p-3', coins: 600, bonus: 30 },
  { id: 'p-4', coins: 1800, bonus: 120 },
  { id: 'p-5', coins: 6000, bonus: 600 },
] as const

/** People who came by another way than the top-up's login pay in US dollars. */
export function marketOf(countryCode: string) {
  return MARKETS[countryCode] ?? { currency: 'USD', digits: 2, prices: [99, 499, 999, 2999, 9999] }
}
