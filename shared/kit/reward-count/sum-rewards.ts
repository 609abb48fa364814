/** The quantity of a reward; `days` is its duration, 0 for permanent. */
export interface CountedReward {
  id: string
  amount: number
  days: number
}

/** Equal rewards of equal length as their sum, each as it first came and in that order. */
export function sumRewards<Reward extends CountedReward>(
  rewards: readonly Reward[],
): { key: string; reward: Reward }[] {
  const sums = new Map<string, Reward>()
  for (const reward of rewards) {
    const key = `${reward.id} ${reward.days}`
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, amount: sum.amount + reward.amount } : reward)
  }
  return [...sums].map(([key, reward]) => ({ key, reward }))
}
