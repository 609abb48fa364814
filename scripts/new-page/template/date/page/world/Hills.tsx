/** The background of title and race: a sky, a sun, two lines of hills. Fills its box at any height. */
export function Hills() {
  return (
    <svg
      viewBox="0 0 375 600"
      preserveAspectRatio="xMidYMax slice"
      style={{ position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' }}
      aria-hidden="true"
    >
      <path fill="var(--sky)" d="M0 0h375v600H0z" />
      <circle cx="296" cy="120" r="44" fill="var(--sun)" opacity=".8" />
      <path fill="var(--hill)" d="M0 430q90-70 180-30t195-40v240H0z" />
      <path fill="var(--hill-near)" d="M0 500q110-50 210-16t165-24v140H0z" />
    </svg>
  )
}
