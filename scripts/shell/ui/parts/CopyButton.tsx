import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import type { IconName } from './Icon.tsx'

const SAID_MS = 1600

interface CopyButtonProps {
  /** The text, or what gives it when it is wanted. */
  text: string | (() => string)
  /** What it copies, as 'Copy link'. */
  label: string
  /** Shows the label beside the icon. */
  wide?: boolean
  look?: 'plain' | 'quiet'
  icon?: IconName
}

/** Copies a text and shows whether it succeeded. */
export function CopyButton({ text, label, wide, look = 'quiet', icon = 'copy' }: CopyButtonProps) {
  const [said, setSaid] = useState<'Copied' | 'Not copied'>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  const copy = () =>
    write(typeof text === 'string' ? text : text()).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  const words = said ?? label
  return (
    <Button
      look={look}
      icon={said === 'Copied' ? 'check' : said ? 'warning' : icon}
      label={wide ? undefined : words}
      onClick={copy}
    >
      {wide && <span role="status">{words}</span>}
    </Button>
  )
}

async function write(text: string): Promise<void> {
  // Absent where the shell was opened by an address that the browser does not trust.
  if (!navigator.clipboard) throw new Error('The clipboard is not available.')
  await navigator.clipboard.writeText(text)
}
