import { useState } from 'react'
import { Button } from '../parts/Button.tsx'
import { KINDS, type Kind } from './entry.ts'
import styles from './LiveList.module.css'
import { LiveRow } from './LiveRow.tsx'
import type { Live } from './use-live.ts'

const NAMES = Object.keys(KINDS) as Kind[]

/** What the page does, newest first: to its client, to the server, to the log, and what it complains of. */
export function LiveList({ live }: { live: Live }) {
  const [shown, setShown] = useState<Kind>()
  const { entries, paused, sandbox } = live
  const count = (kind: Kind) => entries.filter((entry) => entry.kind === kind).length
  const rows = entries.filter(({ kind }) => !shown || kind === shown || kind === 'run')
  return (
    <section className={styles.live} aria-label="Live list">
      <header className={styles.head}>
        <h2>Live</h2>
        <Button
          look="quiet"
          icon={paused ? 'play' : 'pause'}
          label={paused ? 'Go on' : 'Pause'}
          aria-pressed={paused}
          onClick={() => live.setPaused(!paused)}
        />
        <Button look="quiet" icon="trash" label="Clear" onClick={live.clear} />
      </header>
      <div className={styles.filter} role="toolbar" aria-label="Filter by kind">
        <button type="button" aria-pressed={!shown} onClick={() => setShown(undefined)}>
          All
        </button>
        {NAMES.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={shown === kind}
            onClick={() => setShown(shown === kind ? undefined : kind)}
          >
            <bdi>{KINDS[kind]}</bdi>
            {count(kind) > 0 && <span data-kind={kind}>{count(kind)}</span>}
          </button>
        ))}
      </div>
      {sandbox.problem && (
        <p className={styles.problem} role="alert">
          {sandbox.problem} See whether it still runs in its terminal; the list goes on by itself.
        </p>
      )}
      {rows.length > 0 ? (
        <ol className={styles.rows}>
          {rows.map((entry) => (
            <LiveRow key={entry.key} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>
          {paused ? 'Paused: what happens now is shown when it goes on.' : 'Nothing has happened yet.'}
        </p>
      )}
    </section>
  )
}
