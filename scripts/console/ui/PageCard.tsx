import { useT } from '#shared/runtime/i18n'
import type { Plan } from '../../site/live.ts'
import type { HealthView, PageRow } from '../views.ts'
import styles from './console.module.css'
import { shortTime } from './format.ts'
import type zh from './locales/zh.json'
import { Build, Cover, Health, titleOf } from './parts.tsx'

interface PageCardProps {
  row: PageRow
  health: HealthView[string] | undefined
  planned: Plan[]
  chosen: boolean
  onChoose: (page: string, is: boolean) => void
}

/** A page in the list. One whose built page differs can be chosen, to publish it with others. */
export function PageCard({ row, health, planned, chosen, onChoose }: PageCardProps) {
  const t = useT<typeof zh>()
  const { page, paths, live, retired, built } = row
  return (
    <li>
      <Cover file={row.cover} />
      <div>
        <h4>
          <a href={`#/page/${page}`}>{titleOf(row)}</a>
        </h4>
        <p className={styles.note} translate="no">
          {paths[0]}
          {paths.length > 1 && ` +${paths.length - 1}`}
        </p>
        <Badges row={row} planned={planned} />
        {live && (
          <p className={styles.note}>
            <Build id={live.build} /> {t('live.since', { time: shortTime(live.at), name: live.by })}
            {live.note && <q>{live.note}</q>}
          </p>
        )}
        {retired && (
          <p className={styles.note}>
            {t('live.retiredBy', { time: shortTime(retired.at), name: retired.by })}
            {retired.note && <q>{retired.note}</q>}
          </p>
        )}
        <Health now={health?.live} before={health?.before} name={t('health.of', { name: titleOf(row) })} />
      </div>
      {built?.differs && (
        <input
          type="checkbox"
          checked={chosen}
          aria-label={t('pages.choose', { name: titleOf(row) })}
          onChange={({ target }) => onChoose(page, target.checked)}
        />
      )}
    </li>
  )
}

/** What is peculiar to a page, in a few words. */
export function Badges({ row, planned }: { row: PageRow; planned: Plan[] }) {
  const t = useT<typeof zh>()
  const { live, retired, built } = row
  const badges: [string, string][] = [
    ...(live?.canary ? [['share', t('badges.share', { share: live.canary.share })] as [string, string]] : []),
    ...(live && live.standing !== 'unproven'
      ? [[live.standing, t(`badges.${live.standing}`)] as [string, string]]
      : []),
    ...(retired ? [['retired', t('badges.retired')] as [string, string]] : []),
    ...(built?.differs && live ? [['differs', t('badges.differs')] as [string, string]] : []),
    ...(built?.differs && !live && !retired ? [['differs', t('badges.fresh')] as [string, string]] : []),
    ...planned.map(({ due, does }): [string, string] => [
      'planned',
      t('badges.planned', { what: t(`verbs.${does.verb}`), time: shortTime(due) }),
    ]),
  ]
  if (badges.length === 0) return null
  return (
    <p className={styles.badges}>
      {badges.map(([kind, text]) => (
        <span key={text} data-kind={kind}>
          {text}
        </span>
      ))}
    </p>
  )
}
