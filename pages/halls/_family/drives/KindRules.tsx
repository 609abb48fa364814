import { RulesSheet } from '#shared/kit/rules-sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { KINDS } from './kinds.ts'

/** How to read the records: how long they are kept, and the five kinds. */
export function KindRules({ className }: { className?: string | undefined }) {
  const t = useT<typeof zh>('family')
  const sections = [
    { title: t('rules.shown'), items: [t('rules.days'), t('rules.zone'), t('rules.score')] },
    { title: t('rules.kinds'), items: KINDS.map((kind) => `${t(`kind.${kind}`)} · ${t(`meaning.${kind}`)}`) },
  ]
  return <RulesSheet title={t('rules.title')} sections={sections} className={className ?? ''} />
}
