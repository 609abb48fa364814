import { type ReactNode, useState } from 'react'
import { Button } from '#shared/kit/button'
import { EarlySheet, Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './RuleSections.module.css'
import { type RuleSection, RuleSections } from './RuleSections.tsx'

/** The button "Rules" and the sheet behind it, which opens from the HTML before hydration. `children` follow the sections, as a table of odds. */
export function RulesSheet(props: {
  sections: readonly RuleSection[]
  title?: string
  className?: string
  track?: string
  children?: ReactNode
}) {
  const t = useT<typeof zh>('kit/rules-sheet')
  const [open, setOpen] = useState(false)
  const title = props.title ?? t('title')
  const content = (
    <>
      <RuleSections sections={props.sections} />
      {props.children}
    </>
  )
  return (
    <>
      <Button
        look="quiet"
        size="s"
        className={`${styles.opener} ${props.className ?? ''}`}
        track={props.track ?? 'rules'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <EarlySheet title={title}>{content}</EarlySheet>
      <Sheet open={open} title={title} onClose={() => setOpen(false)} expose="rules">
        {content}
      </Sheet>
    </>
  )
}
