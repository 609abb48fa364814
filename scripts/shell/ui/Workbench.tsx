import { useCallback, useEffect, useRef, useState } from 'react'
import { demoAddress, frameAddress } from '../frame-address.ts'
import type { ShellSite } from '../link.ts'
import type { ShellPage, ShellSettings } from '../settings.ts'
import { LiveList } from './live/LiveList.tsx'
import { useLive } from './live/use-live.ts'
import { OnPhone } from './on-phone/OnPhone.tsx'
import { DemoPanel } from './panel/DemoPanel.tsx'
import { Panel } from './panel/Panel.tsx'
import { CLIENT_WORDS } from './panel/panel-text.ts'
import { AddressLine } from './phone/AddressLine.tsx'
import { Phone } from './phone/Phone.tsx'
import { RunNote } from './phone/RunNote.tsx'
import { setLine } from './phone/set-line.ts'
import { useRun } from './phone/use-run.ts'
import { TopBar } from './TopBar.tsx'
import styles from './Workbench.module.css'

interface WorkbenchProps {
  site: ShellSite
  /** The chosen page; absent: a demo is on show. */
  page: ShellPage | undefined
  settings: ShellSettings
  change: (some: Partial<ShellSettings>) => void
  onChoosePage: () => void
}

/** A page on the phone, what it does on the left, what is played around it on the right. */
export function Workbench({ site, page, settings, change, onChoosePage }: WorkbenchProps) {
  const address = page ? frameAddress(settings, page) : demoAddress(settings)
  const { run, restart, loaded } = useRun(settings, page, address)
  const live = useLive(settings, { number: run.number, label: labelOf(settings) })
  const [full, setFull] = useState(false)
  const [panelOpen, setPanelOpen] = useState(false)
  const [onPhone, setOnPhone] = useState(false)
  const [canGoBack, setCanGoBack] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const title = live.title || page?.title[settings.language] || settings.component

  useEffect(() => setLine(frame.current?.contentWindow, settings.line), [settings.line])

  const onLoad = useCallback(() => {
    if (frame.current) loaded(frame.current)
  }, [loaded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page has moved
  useEffect(() => {
    setCanGoBack(navigationOf(frame.current)?.canGoBack ?? false)
  }, [live.path])

  return (
    <div className={styles.workbench} data-panel-open={panelOpen || undefined}>
      <TopBar
        page={page}
        component={settings.component}
        panelOpen={panelOpen}
        onChoosePage={onChoosePage}
        onTogglePanel={() => setPanelOpen(!panelOpen)}
        onPhone={() => setOnPhone(true)}
      />
      <div className={styles.live}>
        <LiveList live={live} />
      </div>
      <main className={styles.stage}>
        <AddressLine
          path={live.path || address}
          address={address}
          full={full}
          onFull={() => setFull(!full)}
          onRestart={restart}
        />
        <Phone
          settings={settings}
          run={run}
          themeColor={page?.themeColor}
          title={title}
          path={live.path || page?.paths[0] || ''}
          now={live.sandbox.now}
          full={full}
          frame={frame}
          canGoBack={canGoBack}
          onBack={() => navigationOf(frame.current)?.back()}
          onReload={() => frame.current?.contentWindow?.location.reload()}
          onLoad={onLoad}
        />
        <RunNote
          run={run}
          onReload={() => frame.current?.contentWindow?.location.reload()}
          onRestart={restart}
        />
      </main>
      <aside className={styles.panel} aria-label="Settings">
        {page ? (
          <Panel settings={settings} site={site} page={page} change={change} now={live.sandbox.now} />
        ) : (
          <DemoPanel settings={settings} change={change} />
        )}
      </aside>
      {onPhone && <OnPhone origins={site.origins} address={address} onClose={() => setOnPhone(false)} />}
    </div>
  )
}

/** The frame's own history, which Chrome separates from the window's. */
function navigationOf(frame: HTMLIFrameElement | null) {
  const inside = frame?.contentWindow as
    | (Window & { navigation?: { canGoBack: boolean; back(): void } })
    | null
    | undefined
  return inside?.navigation
}

/** What was opened, for the live list. */
function labelOf({ page, state, component, client, person, language }: ShellSettings): string {
  if (component) return `${component}, ${language}`
  return [page, state, CLIENT_WORDS[client], person, language].filter(Boolean).join(', ')
}
