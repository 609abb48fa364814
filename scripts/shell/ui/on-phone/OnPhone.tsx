import { useMemo, useState } from 'react'
import { Choice } from '../parts/Choice.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import styles from './OnPhone.module.css'
import { qrOf } from './qr.ts'

interface OnPhoneProps {
  /** Origins of this machine in the local network. */
  origins: readonly string[]
  /** The page's own address, from the site's root. */
  address: string
  onClose: () => void
}

/** The page itself on a real phone: without the shell, so nothing is played there but the sandbox's answers. */
export function OnPhone({ origins, address, onClose }: OnPhoneProps) {
  const [chosen, setChosen] = useState(origins[0])
  const url = `${chosen}${address}`
  const code = useMemo(() => qrOf(url), [url])
  return (
    <Dialog title="On a phone" onClose={onClose}>
      {chosen ? (
        <div className={styles.body}>
          <svg
            className={styles.code}
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label="QR code"
          >
            <path d={code.outline} />
          </svg>
          {origins.length > 1 && (
            <Choice
              label="Network"
              value={chosen}
              options={origins.map((origin) => [origin, new URL(origin).hostname] as const)}
              onChange={setChosen}
            />
          )}
          <div className={styles.address}>
            <code>{url}</code>
            <CopyButton text={url} label="Copy address" look="plain" />
          </div>
          <p>
            The phone has to be in the same network. It opens the page itself, with the clock and faults set
            here.
          </p>
        </div>
      ) : (
        <p className={styles.body}>
          This machine has no address in a local network. Join one, then reload the shell.
        </p>
      )}
    </Dialog>
  )
}
