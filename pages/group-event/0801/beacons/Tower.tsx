/** The stone that the openings are in, wider at its foot, battlements on top. */
export function Tower() {
  return (
    <>
      <path fill="var(--stone)" d="M-5-8h10v6h10v-6h10v6h10v-6h10v6h10v-6h10V10l-2 4 5 130H-8L-3 14l-2-4z" />
      <path fill="var(--dark)" opacity=".35" d="M46-8h9v6h10v18l-2 4 5 124H52z" />
      <path
        fill="none"
        stroke="var(--dark)"
        strokeOpacity=".45"
        d="M-4 24h67M-5 48h69M-6 72h71M-6 96h72M-7 120h74"
      />
    </>
  )
}

/** An opening in the stone: dark, or with a fire in it. */
export function Fire({ lit }: { lit: boolean }) {
  return (
    <>
      <path fill="var(--dark)" d="M4 22V9q6-9 12 0v13z" />
      {lit && (
        <>
          <path fill="var(--ember)" d="M5 22c-1-6 2-7 3-13 4 2 7 6 7 13z" />
          <path fill="var(--flame)" d="M7 22c0-4 2-5 3-8 2 2 4 4 4 8z" />
        </>
      )}
    </>
  )
}
