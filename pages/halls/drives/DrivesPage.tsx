import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { Records } from '../_family/drives/Records.tsx'
import { useDrives } from '../_family/drives/use-drives.ts'
import theme from '../_family/theme.module.css'
import { Dashboard } from './Dashboard.tsx'
import { Windscreen } from './Windscreen.tsx'

/** My drives of the last ten days: the dashboard with their totals, and a receipt for each. */
export function DrivesPage() {
  const drives = useDrives()
  return (
    <ThemeRoot className={theme.theme}>
      <Windscreen />
      <Dashboard drives={drives} />
      <Records drives={drives} />
      <OpenInApp />
    </ThemeRoot>
  )
}
