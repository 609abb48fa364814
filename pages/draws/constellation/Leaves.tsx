import { useState } from 'react'
import type { ConstellationConfig } from '#shared/api/constellation'
import { Button } from '#shared/kit/button'
import { RuleSections } from '#shared/kit/rules-sheet'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import styles from './ConstellationPage.module.css'
import type zh from './locales/zh.json'
import { Ranking } from './ranks/Ranking.tsx'
import { Odds } from './rules/Odds.tsx'
import rulesStyles from './rules/Rules.module.css'

const LEAVES = ['ranks', 'rules'] as const

/** The leaves that are laid over the page: past rankings, and the rules with their odds. */
export function Leaves({ config }: { config: ConstellationConfig }) {
  const t = useT<typeof zh>()
  const [leaf, setLeaf] = useState<{ name: (typeof LEAVES)[number]; open: boolean }>({
    name: 'rules',
    open: false,
  })
  return (
    <nav className={styles.leaves}>
      {LEAVES.map((name) => (
        <Button
          key={name}
          look="ghost"
          size="s"
          track={name}
          aria-haspopup="dialog"
          onClick={() => setLeaf({ name, open: true })}
        >
          {t(`${name}.title`)}
        </Button>
      ))}
      <Sheet
        open={leaf.open}
        title={t(`${leaf.name}.title`)}
        expose={leaf.name}
        onClose={() => setLeaf({ ...leaf, open: false })}
      >
        {leaf.name === 'ranks' ? <Ranking /> : <Rules config={config} />}
      </Sheet>
    </nav>
  )
}

/** The rules, then the chances. */
function Rules({ config }: { config: ConstellationConfig }) {
  const t = useT<typeof zh>()
  const { rules, odds } = config
  return (
    <div className={rulesStyles.rules}>
      <RuleSections sections={rules} />
      <h3>{t('rules.odds')}</h3>
      <Odds odds={odds} />
    </div>
  )
}
