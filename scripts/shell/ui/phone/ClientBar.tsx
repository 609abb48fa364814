import type { Client } from '../../settings.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './ClientBar.module.css'

interface ClientBarProps {
  client: Client
  title: string
  /** Path of the page, which a browser shows in place of its title. */
  path: string
  canGoBack: boolean
  onBack: () => void
  onReload: () => void
}

/** The bar that the client draws above the page, with its own back and reload. */
export function ClientBar({ client, title, path, canGoBack, onBack, onReload }: ClientBarProps) {
  return (
    <div className={styles.bar} data-client={client}>
      <button type="button" aria-label="Back in the client" disabled={!canGoBack} onClick={onBack}>
        <Icon name={client === 'messenger' && !canGoBack ? 'close' : 'back'} size={20} />
      </button>
      {client === 'browser' ? (
        <div className={styles.address}>
          <Icon name="lock" size={13} />
          <span>{`partyplay.example${path}`}</span>
        </div>
      ) : (
        <div className={styles.title}>
          {title}
          {client === 'frame' && <small>framed by a known page</small>}
        </div>
      )}
      <button type="button" aria-label="Reload in the client" onClick={onReload}>
        <Icon name="reload" size={18} />
      </button>
    </div>
  )
}
