import { type RefObject, useRef } from 'react'
import type { ShellSettings } from '../../settings.ts'
import { ClientBar } from './ClientBar.tsx'
import { barColour, inkOn } from './colours.ts'
import { scaleFor, useSize } from './fit.ts'
import styles from './Phone.module.css'
import { StatusBar } from './StatusBar.tsx'
import type { Run } from './use-run.ts'

interface PhoneProps {
  settings: ShellSettings
  run: Run
  themeColor: string | undefined
  /** What the page is called, and where it is now. */
  title: string
  path: string
  now: number | undefined
  /** Its real size, also where the window is too small for it. */
  full: boolean
  frame: RefObject<HTMLIFrameElement | null>
  canGoBack: boolean
  onBack: () => void
  onReload: () => void
  onLoad: () => void
}

/** Free on both sides together, for the phone's edge. */
const EDGE = 24

/** The frame of the page: bezels, status bar, client bar. */
const RIM = { width: 20, height: 32 + 44 + 30 }

/** The phone: the page in its real size in CSS pixels, drawn smaller where the window is small. */
export function Phone({ settings, run, full, frame, onLoad, ...shown }: PhoneProps) {
  const room = useRef<HTMLDivElement>(null)
  const size = useSize(room)
  const [width = 375, height = 812] = settings.screen.split('x').map(Number)
  const body = { width: width + RIM.width, height: height + RIM.height }
  const scale = full ? 1 : scaleFor({ width: size.width - EDGE, height: size.height - EDGE }, body)
  const ground = settings.component ? '#2b2d31' : barColour(settings.client, shown.themeColor)
  return (
    <div ref={room} className={styles.room} data-full={full || undefined}>
      <div style={{ width: body.width * scale, height: body.height * scale }}>
        <div
          className={styles.phone}
          style={{ ...body, transform: `scale(${scale})`, background: ground, color: inkOn(ground) }}
        >
          <StatusBar now={shown.now} offline={settings.line !== 'on'} />
          <ClientBar
            // a demo has no client: its bar has its name only
            client={settings.component ? 'ios' : settings.client}
            title={shown.title}
            path={shown.path}
            canGoBack={shown.canGoBack}
            onBack={shown.onBack}
            onReload={shown.onReload}
          />
          <div className={styles.screen} style={{ width, height }}>
            {run.address && (
              <iframe
                key={run.number}
                ref={frame}
                src={run.address}
                width={width}
                height={height}
                title={shown.title || 'Page'}
                allow="clipboard-write; clipboard-read"
                onLoad={onLoad}
              />
            )}
          </div>
        </div>
      </div>
      {!full && (
        <span className={styles.scale}>
          <span>{settings.screen.replace('x', ' × ')}</span>
          <br />
          <span>{Math.round(scale * 100)} %</span>
        </span>
      )}
    </div>
  )
}
