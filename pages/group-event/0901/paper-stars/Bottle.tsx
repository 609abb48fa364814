import { useId } from 'react'

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7]
const INKS = ['var(--gold)', 'var(--prize-warm)', 'var(--prize-cool)', '#8fd0a0', '#c8a2e8']

/** Paper stars, layer upon layer. */
export function Stars() {
  const star = useId()
  return (
    <>
      <path
        id={star}
        stroke="#fff"
        strokeWidth="1"
        strokeLinejoin="round"
        d="M0-9l2.8 5.6 6.2.9-4.5 4.4 1 6.1L0 5l-5.5 2.9 1-6.1L-9-2.5l6.2-.9z"
      />
      {ROWS.map((row) =>
        [0, 1, 2, 3, 4].map((at) => (
          <use
            key={at}
            href={`#${star}`}
            fill={INKS[(row * 3 + at * 2) % INKS.length]}
            x={(row % 2 ? 4 : 14) + at * 17}
            y={12 + row * 15}
          />
        )),
      )}
    </>
  )
}

/** The glass, its shine, the cork, and a label in the team's colour. */
export function Glass() {
  return (
    <>
      <path
        fill="#fff"
        fillOpacity=".16"
        stroke="var(--glass)"
        strokeWidth="3"
        d="M8 84q0-22 22-30V24h24v30q22 8 22 30v84q0 16-16 16H24q-16 0-16-16z"
      />
      <path fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" d="M17 84q1-10 8-15M16 96v34" />
      <path fill="var(--desk)" stroke="var(--desk-dark)" strokeWidth="1.5" d="M28 10h28l-2 18H30z" />
      <path fill="currentColor" stroke="#fff" strokeWidth="1.5" d="M22 136h40v26H22z" />
      <path stroke="#fff" strokeWidth="2" strokeLinecap="round" d="M29 145h26M29 153h18" />
    </>
  )
}
