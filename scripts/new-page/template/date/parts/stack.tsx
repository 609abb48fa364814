/** One piece of a tower: a block in the group's colour, light and full in turn. */
export function Piece({ at }: { at: number }) {
  return (
    <svg viewBox="0 0 84 28" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill={at % 2 ? '#fff' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="2"
        d="M2 5q0-3 3-3h74q3 0 3 3v18q0 3-3 3H5q-3 0-3-3z"
      />
    </svg>
  )
}
