import type { PageState } from '#shared/runtime/app'
import type { FieldsProps } from '../../link.ts'
import { presetFor, stateOf } from '../../settings.ts'
import { changedFields } from '../../settings-address.ts'
import { carry } from '../settings/carry.ts'
import styles from './StateList.module.css'

/** The declared states of a page, one press each. */
export function StateList({ settings, site, page, change }: FieldsProps) {
  const names = Object.keys(page.states)
  const current = settings.state || names[0]
  const recipe = stateOf(page, settings.state)
  const changed = changedFields(settings, site.pages).length
  return (
    <section className={styles.states} aria-label="States">
      <header>
        <h2>States</h2>
        {changed > 0 && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => change(presetFor(page, settings.state))}
          >
            Reset all, {changed} changed
          </button>
        )}
      </header>
      <ul>
        {names.map((name, at) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === current || undefined}
              onClick={() => change(carry(settings, page, at === 0 ? '' : name))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {recipe ? (
        <p>{recipeText(recipe)}</p>
      ) : (
        <p className={styles.unknown} role="alert">
          This page declares no state “{settings.state}”: it is shown as it usually is. Choose one of these.
        </p>
      )}
    </section>
  )
}

/** A recipe in a line: who opens the page, in what, when, and what they then do. */
function recipeText({
  as,
  client,
  after,
  at,
  query,
  happened = [],
  faults = [],
  taps = [],
}: PageState): string {
  return [
    as === 'nobody' ? 'Nobody is logged in' : `Opened by ${as ?? '10001'}`,
    client && `in ${client}`,
    after && `${after} later`,
    at && `at ${at}`,
    query && `with ${query}`,
    ...happened.map(({ what, amount }) => `after ${what} ${amount}`),
    faults.length > 0 && `${faults.length} fault${faults.length === 1 ? '' : 's'}`,
    taps.length > 0 && `then pressing ${taps.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}
