import { useEffect, useRef } from 'react'
import { ThemeRoot } from '#shared/kit/theme-root'
import type { Demo } from '#testing/demo'
import { CaseView } from './CaseView.tsx'
import styles from './DemoPage.module.css'

/**
 * The cases of a component, or `only` one. A dialog behind a button is opened where the case is shown alone: then its URL
 * shows the state itself.
 */
export function DemoPage(props: { component: string; demo: Demo; only: string | null; theme: string }) {
  const { demo, only } = props
  const alone = only !== null && Object.hasOwn(demo, only)
  const cases = alone ? [only] : Object.keys(demo)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (alone) page.current?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click()
  }, [alone])
  return (
    <ThemeRoot className={props.theme}>
      <div className={styles.page} ref={page}>
        <h1 className={styles.title} translate="no">
          {props.component}
        </h1>
        {cases.map((name) => (
          <CaseView key={name} name={name} of={demo} />
        ))}
      </div>
    </ThemeRoot>
  )
}
