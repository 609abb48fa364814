import { inColumns } from '../../../command/format-counts.ts'
import { minute, planInWords } from '../../format-change.ts'
import { plans as planned } from '../../verbs/plan.ts'
import { fail, NOTE, numberIn, parsed, timeIn, verb } from '../verb.ts'

export const plans = verb({
  written: 'plans [number]',
  about: 'what is planned; moves a plan, or withdraws it',
  examples: ['plans', 'plans 3 --at 2026-12-24T08:00+08:00', 'plans 3 --withdraw --note "later"'],
  options: (line) =>
    line
      .option('--at <time>', 'when it is due instead')
      .option('--withdraw', 'drops it, and the plan of its end')
      .option(...NOTE),
  read([number], values) {
    const due = parsed(values, 'at', (text) => timeIn('--at', text))
    const withdraw = values.withdraw === true
    if (due && withdraw) fail('--at moves the plan, --withdraw drops it: one of the two.')
    return { number: number === undefined ? undefined : numberIn(number, 'plan', 'plans'), due, withdraw }
  },
  run: planned,
  print({ plans, done }) {
    const rows = plans.map(({ number, due, by, action, pages, note }) => [
      String(number),
      minute(due),
      action.verb,
      pages
        .map((page) => (action.verb === 'publish' ? `${page} build ${action.releases[page]?.build}` : page))
        .join(' '),
      by,
      note,
    ])
    const changed = !done
      ? []
      : 'moved' in done
        ? [`moved      ${planInWords(done.moved)}`]
        : done.withdrawn.map((plan) => `withdrawn  ${planInWords(plan)}`)
    const list =
      rows.length > 0
        ? inColumns([['plan', 'due (UTC)', 'action', 'pages', 'by', 'note'], ...rows])
        : 'Nothing is planned.'
    return [...changed, list].join('\n')
  },
  signs: true,
  isForOneTarget: true,
})
