import type { DrawReward } from '#shared/campaign/reward'
import { Sweet } from './Sweet.tsx'

const ART: Record<string, string> = {
  title: 'medal',
  badge: 'medal',
  frame: 'medal',
  bubble: 'bubble',
  entrance: 'rocket',
  coin: 'candy',
  point: 'candy',
}

/** What a reward of a kind looks like. */
export const drawReward: DrawReward = ({ kind }) => <Sweet id={ART[kind] ?? 'box'} />
