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
export function Prize({ kind, className }: { kind: string; className?: string }) {
  return <Sweet id={ART[kind] ?? 'box'} className={className} />
}
