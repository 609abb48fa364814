import { useEffect } from 'react'
import type { ShellPage } from '../settings.ts'
import { Button } from './parts/Button.tsx'
import { CopyButton } from './parts/CopyButton.tsx'
import { Icon } from './parts/Icon.tsx'
import styles from './TopBar.module.css'

interface TopBarProps {
  page: ShellPage | undefined
  component: string
  panelOpen: boolean
  onChoosePage: () => void
  onTogglePanel: () => void
  onPhone: () => void
}

/** What is on show, the way to another, and what leads out of the shell. */
export function TopBar({ page, component, panelOpen, onChoosePage, onTogglePanel, onPhone }: TopBarProps) {
  const name = page?.title.en ?? component
  useEffect(() => {
    document.title = `${name} · App shell`
    return () => {
      document.title = 'App shell'
    }
  }, [name])
  return (
    <header className={styles.bar}>
      <a className={styles.home} href="/__shell" aria-label="All pages" title="All pages">
        <Icon name="grid" />
      </a>
      <h1 className={styles.name}>
        <button type="button" className={styles.chooser} onClick={onChoosePage}>
          {page && <img src={`/__shell/cover/${page.id}`} alt="" width={38} height={20} />}
          <strong lang="en">{name}</strong>
          {page && <code>{page.id}</code>}
          <span className={styles.other}>
            Another <kbd>/</kbd>
          </span>
        </button>
      </h1>
      <nav className={styles.ways} aria-label="Out of the shell">
        <Button look="quiet" icon="phone" onClick={onPhone}>
          On a phone
        </Button>
        <CopyButton text={() => location.href} label="Link" icon="link" wide />
        <Button className={styles.drawer} icon="sliders" aria-expanded={panelOpen} onClick={onTogglePanel}>
          Settings
        </Button>
      </nav>
    </header>
  )
}
