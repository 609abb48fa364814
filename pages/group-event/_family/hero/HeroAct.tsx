import { isOver } from '#shared/api/campaign'
import type { GroupEvent } from '#shared/api/group-event'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Hero.module.css'

/** The way from the first screen to what there is to do: choose a team, help it, or read how it ended. */
export function HeroAct({ event }: { event: GroupEvent | undefined }) {
  const t = useT<typeof zh>('family')
  const panel = event && (isOver(event.phase) ? 'rank' : event.groupId === null ? 'groups' : 'tasks')
  return (
    <div className={styles.act}>
      {panel && (
        <Button
          track={`to-${panel}`}
          onClick={() => document.getElementById(panel)?.scrollIntoView({ behavior: 'smooth' })}
        >
          {t(`hero.${panel}`)}
        </Button>
      )}
    </div>
  )
}
