import type { InferOutput } from 'valibot'
import type { getRacePreview } from '#shared/api/werewolf'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Stages.module.css'

/** The stages with their days, the one that is on marked. */
export function Stages({ stages }: Pick<InferOutput<(typeof getRacePreview)['output']>, 'stages'>) {
  const t = useT<typeof zh>('family')
  return (
    <ol className={styles.stages} data-expose="stages">
      {stages.map(({ id, name, startAt, endAt, state }) => (
        <li key={id} data-state={state} aria-current={state === 'on' ? 'step' : undefined}>
          <b>{name}</b>
          <small>
            <span>{`${formatDate(startAt, 'day')} –`}</span> <span>{formatDate(endAt - 1, 'day')}</span>
          </small>
          <em>{t(`stage.${state}`)}</em>
        </li>
      ))}
    </ol>
  )
}
