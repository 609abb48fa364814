import type { FieldsProps } from '../../link.ts'
import type { ShellSettings } from '../../settings.ts'
import { Choice } from '../parts/Choice.tsx'
import { Disclosure } from '../parts/Disclosure.tsx'
import { SelectField } from '../parts/Field.tsx'
import { LANGUAGE_WORDS, optionsOf } from './panel-text.ts'
import { SettledField } from './SettledField.tsx'

type Happening = ShellSettings['happened'][number]['what']

/** What a person may have done in the app before, with its measure. */
const HAPPENINGS: Record<Happening, string> = {
  hosted: 'hours',
  greeted: 'times',
  gifted: 'PP coins',
  shared: 'times',
}

/** Who opens the page, in which language, and what they did in the app before. */
export function PersonFields({ settings, site, change }: FieldsProps) {
  const { person, language, happened } = settings
  const known = person === 'nobody' || site.people.some(({ id }) => id === person)
  const amountOf = (what: Happening) =>
    happened.filter((each) => each.what === what).reduce((sum, { amount }) => sum + amount, 0)
  const say = (what: Happening, amount: number) => {
    const others = happened.filter((each) => each.what !== what)
    change({ happened: amount > 0 ? [...others, { what, amount }] : others })
  }
  return (
    <>
      <SelectField
        label="Logged in as"
        value={known ? person : 'other'}
        onChange={(event) => change({ person: event.target.value === 'other' ? '777' : event.target.value })}
      >
        <option value="nobody">nobody</option>
        {site.people.map(({ id, line }) => (
          <option key={id} value={id}>
            {id}: {line}
          </option>
        ))}
        <option value="other">another person</option>
      </SelectField>
      {!known && (
        <SettledField
          label="User id"
          value={person}
          fits={(text) => /^\d{1,12}$/.test(text)}
          wanted="Up to twelve digits."
          onSettle={(text) => change({ person: text })}
        />
      )}
      <Choice
        label="Language"
        value={language}
        options={optionsOf(LANGUAGE_WORDS)}
        onChange={(chosen) => change({ language: chosen })}
      />
      <Disclosure
        title="Done in the app before"
        note={happened.map(({ what, amount }) => `${what} ${amount}`).join(', ') || 'nothing'}
      >
        {Object.entries(HAPPENINGS).map(([what, unit]) => (
          <SettledField
            key={what}
            label={what}
            unit={unit}
            value={String(amountOf(what as Happening))}
            fits={(text) => /^\d{1,9}$/.test(text)}
            wanted="A whole number."
            onSettle={(text) => say(what as Happening, Number(text))}
          />
        ))}
      </Disclosure>
    </>
  )
}
