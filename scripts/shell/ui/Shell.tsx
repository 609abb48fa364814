import { useState } from 'react'
import type { ShellSite } from '../link.ts'
import type { ShellSettings } from '../settings.ts'
import { Directory } from './directory/Directory.tsx'
import { Dialog } from './parts/Dialog.tsx'
import { Notice } from './parts/Notice.tsx'
import { useSlash } from './parts/use-slash.ts'
import styles from './Shell.module.css'
import { useSettings } from './settings/use-settings.ts'
import { Workbench } from './Workbench.tsx'

/** The directory where nothing is chosen, else the workbench. */
export function Shell({ site }: { site: ShellSite }) {
  const { settings, change, go } = useSettings(site.pages)
  const [choosing, setChoosing] = useState(false)
  const whole = !settings.page && !settings.component
  useSlash(() => setChoosing(!whole))

  const page = site.pages.find(({ id }) => id === settings.page)
  const choose = (next: ShellSettings) => {
    setChoosing(false)
    go(next)
  }
  const missing = missingFrom(site, settings)
  if (whole)
    return (
      <main className={styles.whole}>
        <Directory heading="App shell" site={site} settings={settings} onChoose={choose} />
      </main>
    )
  if (missing)
    return (
      <Notice title={missing.title} detail={missing.detail}>
        <a href="/__shell">Show everything there is</a>
      </Notice>
    )
  return (
    <>
      <Workbench
        site={site}
        page={page}
        settings={settings}
        change={change}
        onChoosePage={() => setChoosing(true)}
      />
      {choosing && (
        <Dialog title="Pages and components" wide onClose={() => setChoosing(false)}>
          <Directory site={site} settings={settings} onChoose={choose} />
        </Dialog>
      )}
    </>
  )
}

function missingFrom({ pages, components }: ShellSite, { page, component }: ShellSettings) {
  if (component) {
    if (components.some(({ id }) => id === component)) return undefined
    return {
      title: `There is no demo of ${component}`,
      detail: `A component is on show once shared/${component}/demo.tsx is there.`,
    }
  }
  if (pages.some(({ id }) => id === page)) return undefined
  return {
    title: `There is no page ${page}`,
    detail: `A page is a folder with a page.ts: pages/${page}/page.ts`,
  }
}
