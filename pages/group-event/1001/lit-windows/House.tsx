/** The wall that the windows are in, with a cornice and a line in the team's colour. */
export function Facade() {
  return (
    <>
      <path fill="var(--wall)" d="M-2-6h64v156H-2z" />
      <path fill="var(--street)" opacity=".28" d="M46-6h16v156H46z" />
      <path fill="var(--wall-edge)" d="M-5-10h70v6H-5z" />
      <path fill="currentColor" d="M-2-4h64v3H-2z" />
    </>
  )
}

/** What is seen in every fourth window when it is lit. */
const SIGHTS = ['M7 18v-5h6v5M10 13V9', 'M6 12q4-3 8 0v6H6z', 'M8 18v-7a2 2 0 1 1 4 0v7z', 'M6 8h8M6 11h8']

/** A window: dark, or with a lamp behind it. */
export function Window({ lit, at }: { lit: boolean; at: number }) {
  return (
    <>
      <path fill={lit ? 'var(--lamp)' : 'var(--dark)'} d="M4 3h12v17H4z" />
      {lit && <path fill="var(--lamp-core)" opacity=".8" d="M4 3h12v6H4z" />}
      {lit && (
        <path fill="none" stroke="var(--tile)" strokeWidth="1.4" d={SIGHTS[(at * 3) % SIGHTS.length]} />
      )}
      <path fill="none" stroke="var(--wall-edge)" strokeWidth="1.2" d="M4 3h12v17H4zM10 3v17" />
    </>
  )
}
