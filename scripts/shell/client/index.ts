/**
 * Inlined at the very beginning of a page's HTML in the shell's frame, before the page's own policy: simulates the client
 * by the shell's settings. Added by the development and preview servers only; built as one classic script. Does nothing
 * outside the shell's frame.
 */
import type { ShellLink } from '../link.ts'
import { play } from './play-client.ts'

function findShell(): ShellLink | undefined {
  try {
    return window.parent === window ? undefined : window.parent.__shell
  } catch {
    // A page of another origin frames this one.
    return undefined
  }
}

const shell = findShell()
if (shell) play(shell)
