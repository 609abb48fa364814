import { useRacer } from '../use-edition.ts'

/** The racer of a group's look in its colour, as wide as `className` says. */
export function RacerSign({ look, className }: { look: number; className: string | undefined }) {
  const { Figure, color } = useRacer(look)
  return (
    <span className={className} style={{ color }}>
      <Figure />
    </span>
  )
}
