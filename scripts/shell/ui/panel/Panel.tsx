import type { FieldsProps } from '../../link.ts'
import { countChanged, presetOf, type SectionName } from '../settings/sections.ts'
import { AddressFields } from './AddressFields.tsx'
import { AreaField } from './AreaField.tsx'
import { ClientFields } from './ClientFields.tsx'
import { ClockFields } from './ClockFields.tsx'
import { FaultFields } from './FaultFields.tsx'
import { faultSummary } from './fault-text.ts'
import { MotionFields } from './MotionFields.tsx'
import styles from './Panel.module.css'
import { PersonFields } from './PersonFields.tsx'
import { CLIENT_WORDS, LANGUAGE_WORDS } from './panel-text.ts'
import { Section } from './Section.tsx'
import { StateList } from './StateList.tsx'

interface PanelProps extends FieldsProps {
  /** The sandbox's clock, ms since 1970. */
  now: number | undefined
}

/** All settings around a page, in sections. */
export function Panel({ now, ...fields }: PanelProps) {
  const { settings, site, page, change } = fields
  const counts = countChanged(settings, site.pages)
  const section = (title: SectionName, summary: string) => ({
    title,
    summary,
    changed: counts[title],
    onReset: () => change(presetOf(title, settings, page)),
  })
  const { client, version, person, language, path, query, area, clock, frozen, screen, reducedMotion } =
    settings
  return (
    <div className={styles.panel}>
      <StateList {...fields} />
      {/* Opened again for each page and state, so that what differs there lies open. */}
      <div key={`${settings.page} ${settings.state}`}>
        <Section {...section('Client', [CLIENT_WORDS[client], version].filter(Boolean).join(' '))} open>
          <ClientFields {...fields} />
        </Section>
        <Section {...section('Person and language', `${person}, ${LANGUAGE_WORDS[language]}`)}>
          <PersonFields {...fields} />
        </Section>
        <Section {...section('Address', query || path || 'nothing more')}>
          <AddressFields {...fields} />
        </Section>
        <Section {...section('Area', area || 'none')}>
          <AreaField {...fields} />
        </Section>
        <Section {...section('Clock', `${clock || 'real time'}${frozen ? ', frozen' : ''}`)}>
          <ClockFields {...fields} now={now} />
        </Section>
        <Section {...section('Faults', faultSummary(settings))}>
          <FaultFields {...fields} />
        </Section>
        <Section
          {...section('Motion and size', `${screen.replace('x', ' × ')}${reducedMotion ? ', reduced' : ''}`)}
        >
          <MotionFields {...fields} />
        </Section>
      </div>
    </div>
  )
}
