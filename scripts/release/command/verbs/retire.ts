import { minute, planInWords } from '../../format-change.ts'
import { retire as end } from '../../verbs/retire.ts'
import {
  EXPECT,
  expectedIn,
  expectedOf,
  NOTE,
  pagesOf,
  parsed,
  redirectIn,
  rulesChanged,
  verb,
} from '../verb.ts'

export const retire = verb({
  written: 'retire <page>',
  about: 'takes it off the site; rollback brings it back',
  examples: [
    'retire warlord/season --dry-run',
    'retire warlord/season --redirect /battle2 --note "it is over"',
  ],
  options: (line) =>
    line
      .option('--redirect <path>', 'leads its addresses to another page (default: they end)')
      .option('--dry-run', 'prints what would end, and changes nothing')
      .option(...EXPECT)
      .option(...NOTE),
  read: (names, values) => ({
    names,
    redirect: parsed(values, 'redirect', redirectIn),
    expect: expectedIn(values, names),
    dryRun: values.dryRun === true,
  }),
  async run(context, { names, redirect, expect, dryRun }, { check }) {
    const pages = await pagesOf(context, names)
    return end(context, pages[0] as string, {
      redirect,
      dryRun: dryRun || check,
      expect: expectedOf(expect, names, pages),
    })
  },
  print({ page, done, changed, retirement, plans }, target) {
    const planned = plans.map(
      (plan) => `Still planned: ${planInWords(plan)}. "plans ${plan.number} --withdraw" drops it.`,
    )
    const { paths, redirects, by, at } = retirement
    const led = redirects.map(({ from, to }) => `  ${from} -> ${to}`)
    const ends = led.length > 0 ? led : paths.map((path) => `  ${path} -> not found`)
    if (!changed)
      return `Nothing changed: ${by} retired ${page} at ${minute(at)} UTC.\n${[...ends, ...planned].join('\n')}`
    if (!done)
      return [
        `Retiring ${page} would end`,
        ...ends,
        ...planned,
        'Nothing changed yet: leave out --dry-run.',
      ].join('\n')
    return [
      `retired    ${page}`,
      ...ends,
      ...planned,
      rulesChanged(target),
      `Its builds stay as those of other pages do. To undo this: rollback ${page}`,
    ].join('\n')
  },
  signs: true,
  isChecked: true,
})
