import { Button } from '../parts/Button.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './AddressLine.module.css'

interface AddressLineProps {
  /** Where the page is now. */
  path: string
  /** What it was opened by. */
  address: string
  full: boolean
  onFull: () => void
  onRestart: () => void
}

/** The page's URL, and actions on the page. */
export function AddressLine({ path, address, full, onFull, onRestart }: AddressLineProps) {
  return (
    <div className={styles.line}>
      <Button
        look="quiet"
        icon="reset"
        label="Open from the start"
        title="Open from the start: sandbox and storage as at first"
        onClick={onRestart}
      />
      <code title={path}>{path}</code>
      <CopyButton text={`${location.origin}${address}`} label="Copy page address" />
      <Button look="quiet" aria-pressed={full} title="Real size of the phone" onClick={onFull}>
        1:1
      </Button>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        title="The page in a tab of its own, without the shell"
      >
        <Icon name="external" />
        Open alone
      </a>
    </div>
  )
}
