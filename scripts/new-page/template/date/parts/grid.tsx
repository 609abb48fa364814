/** One field, a window, `lit` or not. */
const Field = ({ lit }: { lit: boolean; at: number }) => (
  <path
    fill={lit ? 'var(--gold)' : '#fff'}
    stroke="currentColor"
    strokeWidth="1.5"
    d="M4 4h12v16H4zM10 4v16M4 12h12"
  />
)

/** What each group lights field by field. */
export const house = { columns: 3, rows: 6, Field }
