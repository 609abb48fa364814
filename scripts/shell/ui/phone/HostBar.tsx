import type { Host } from '../../settings.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './HostBar.module.css'

interface HostBarProps {
  host: Host
  title: string
  /** Path of the page, which a browser shows in place of its title. */
  path: string
  canGoBack: boolean
  onBack: () => void
  onReload: () => void
}

/** The bar that the host draws above the page, with its own back and reload. */
export function HostBar({ host, title, path, canGoBack, onBack, onReload }: HostBarProps) {
  return (
    <div className={styles.bar} data-host={host}>
      <button type="button" aria-label="Back in the host" disabled={!canGoBack} onClick={onBack}>
        <Icon name={host === 'messenger' && !canGoBack ? 'close' : 'back'} size={20} />
      </button>
      {host === 'browser' ? (
        <div className={styles.address}>
          <Icon name="lock" size={13} />
          <span>{`partyplay.example${path}`}</span>
        </div>
      ) : (
        <div className={styles.title}>
          {title}
          {host === 'frame' && <small>framed by a known page</small>}
        </div>
      )}
      <button type="button" aria-label="Reload in the host" onClick={onReload}>
        <Icon name="reload" size={18} />
      </button>
    </div>
  )
}
