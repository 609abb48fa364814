import type { Demo } from '#testing/demo'

const GROUNDS = ['--kit-surface', '--kit-surface-raised']
const INKS = ['--kit-ink', '--kit-ink-soft', '--kit-accent', '--kit-danger', '--kit-good']

export default {
  inks: ({ say }) => (
    <>
      {GROUNDS.map((ground) => (
        <ul key={ground} style={{ padding: 12, background: `var(${ground})` }}>
          {INKS.map((ink) => (
            <li key={ink} style={{ color: `var(${ink})` }}>
              {say({ zh: '星河厅', en: 'Starry river', tw: '星河廳' })} <code translate="no">{ink}</code>
            </li>
          ))}
        </ul>
      ))}
    </>
  ),
  fills: ({ say }) => (
    <>
      {['--kit-accent', '--kit-fill'].map((fill) => (
        <p
          key={fill}
          style={{
            marginBottom: 8,
            padding: 12,
            borderRadius: 'var(--kit-radius)',
            background: `var(${fill}, var(--kit-accent))`,
            color: 'var(--kit-accent-ink)',
          }}
        >
          {say({ zh: '星河厅', en: 'Starry river', tw: '星河廳' })} <code translate="no">{fill}</code>
        </p>
      ))}
    </>
  ),
  lines: () => (
    <p style={{ padding: 12, border: '1px solid var(--kit-line)', borderRadius: 'var(--kit-radius)' }}>
      <b style={{ fontFamily: 'var(--kit-digits)', fontSize: 24 }}>0123456789</b>
    </p>
  ),
} satisfies Demo
