import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { Records } from '../_family/drives/Records.tsx'
import { useDrives } from '../_family/drives/use-drives.ts'
import theme from '../_family/theme.module.css'
import { Strip } from './Strip.tsx'

/** The driving records as a native popup shows them: no header of its own, the meter on a strip, then the receipts. */
export function DrivesPopupPage() {
  const drives = useDrives()
  return (
    <ThemeRoot className={theme.theme}>
      <Strip known={drives.known} />
      <Records drives={drives} />
      <OpenInApp />
    </ThemeRoot>
  )
}
