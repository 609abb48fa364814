/**
 * Stands inline at the very beginning of a page's HTML in the shell's frame, ahead of the page's own policy: plays the host
 * app as the shell's settings say. Put there by the development and preview servers alone; built as one classic script.
 * Anywhere but in the shell's frame it does nothing.
 */
import type { ShellLink } from '../link.ts'
import { play } from './play.ts'

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
