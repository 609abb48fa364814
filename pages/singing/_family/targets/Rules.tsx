import { RulesSheet } from '#shared/kit/rules-sheet'
import { useT } from '#shared/runtime/i18n'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'
import styles from './Turntable.module.css'

/** The rules of counting, signing in and claiming, as they hold for an edition. */
export function Rules({
  version,
  className = styles.rules,
}: {
  version: Edition['version']
  className?: string | undefined
}) {
  const t = useT<typeof zh>('family')
  const second = version === '2'
  return (
    <RulesSheet
      className={className}
      sections={[
        {
          title: t('rules.count.title'),
          items: [
            t('rules.count.week'),
            t(second ? 'rules.count.levelSecond' : 'rules.count.level'),
            t('rules.count.source'),
          ],
        },
        {
          title: t('rules.claim.title'),
          items: [t('rules.claim.when'), t('rules.claim.once'), t('rules.claim.late')],
        },
        ...(second
          ? [{ title: t('rules.flow.title'), items: [t('rules.flow.what'), t('rules.flow.when')] }]
          : []),
        { title: t('rules.sign.title'), items: [t('rules.sign.round'), t('rules.sign.missed')] },
      ]}
    />
  )
}
