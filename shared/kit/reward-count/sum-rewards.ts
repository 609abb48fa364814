/** What of a reward says how much of it there is: `days` is how long it lasts, 0 for ever. */
export interface CountedReward {
  id: string
  amount: number
  days: number
}

/** Equal rewards of equal length as their sum, in the order in which each first came. */
export function sumRewards<Reward extends CountedReward>(
  rewards: readonly Reward[],
): { key: string; reward: Reward }[] {
  const sums = new Map<string, Reward>()
  for (const reward of rewards) {
    const key = `${reward.id} ${reward.days}`
    sums.set(key, { ...reward, amount: reward.amount + (sums.get(key)?.amount ?? 0) })
  }
  return [...sums].map(([key, reward]) => ({ key, reward }))
}
