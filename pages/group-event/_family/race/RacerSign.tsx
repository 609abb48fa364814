import { useRacer } from '../use-edition.ts'

/** The racer of a group in its colour; `className` sets the width. */
export function RacerSign({ look, className }: { look: number; className: string | undefined }) {
  const { Figure, color } = useRacer(look)
  return (
    <span className={className} style={{ color }}>
      <Figure />
    </span>
  )
}
