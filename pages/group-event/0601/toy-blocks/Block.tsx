const SIGNS = [
  <circle key="o" cx="42" cy="14" r="6" />,
  <path key="s" d="M42 6l2.4 5.4 5.6.6-4.2 3.8 1.2 5.7-5-3-5 3 1.2-5.7L34 12l5.6-.6z" />,
  <path key="t" d="M42 7l8 14H34z" />,
  <path key="h" d="M42 21c-9-6-9-13-4-13 2 0 3 1 4 3 1-2 2-3 4-3 5 0 5 7-4 13z" />,
]

/** A wooden block with a sign on it, in the team's colour or with its colour at the edge, in turn. */
export function Block({ at }: { at: number }) {
  const full = at % 2 === 0
  return (
    <svg viewBox="0 0 84 28" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill={full ? 'currentColor' : 'var(--cream)'}
        stroke="var(--title-ink)"
        strokeWidth="1.5"
        d="M1 4q0-3 3-3h76q3 0 3 3v20q0 3-3 3H4q-3 0-3-3z"
      />
      <path fill="#fff" opacity=".28" d="M3 4q0-2 2-2h74q2 0 2 2v3H3z" />
      <g fill={full ? '#fff' : 'currentColor'}>{SIGNS[at % SIGNS.length]}</g>
      <path
        fill="none"
        stroke={full ? '#fff' : 'currentColor'}
        strokeOpacity=".6"
        strokeWidth="1.5"
        d="M9 8v12M75 8v12"
      />
    </svg>
  )
}
