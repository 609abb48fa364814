import path from 'node:path'
import { filesBelow } from '../site/files.ts'
import { BuildError } from '../vite/build-error.ts'

/** Names that Windows keeps for devices, with any extension; such a file cannot be checked out there. */
export const DEVICES = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(\/|$)/i

/** Stops at a file of `public/` whose name servers and hosts would not serve alike. Returns the paths, from `public/`. */
export function publicFiles(root: string): string[] {
  const files = filesBelow(path.join(root, 'public'), '.').map((file) => file.replace(/^\.\//, ''))
  for (const file of files) {
    if (!/^[\w.~/-]+$/.test(file))
      throw new BuildError(
        `public/${file}`,
        'its name has characters that servers do not treat alike.',
        'Rename it with letters of English, digits, ".", "-", "_" and "~" alone.',
      )
    if (DEVICES.test(file))
      throw new BuildError(
        `public/${file}`,
        'Windows keeps this name for a device, so it cannot be checked out there.',
        'Rename it.',
      )
  }
  return files
}
