import { planInWords } from '../../format-change.ts'
import { EXIT } from '../../release-error.ts'
import { due as carryOut } from '../../verbs/due.ts'
import { rulesChanged, verb } from '../verb.ts'

export const due = verb({
  written: 'due',
  about: 'carries out the plans that are due, each once: run it every minute, by cron or CI',
  examples: ['due', 'due --to s3://pages/site --json'],
  read: () => undefined,
  run: carryOut,
  print: ({ done, refused, next, addresses }, target) =>
    [
      ...done.map(({ plan, change }) =>
        change === undefined
          ? `done       ${planInWords(plan)}: by another`
          : `done       ${planInWords(plan)}. To undo this: undo ${change}`,
      ),
      ...refused.map(({ plan, message }) => `refused    ${planInWords(plan)}: ${message}`),
      ...(done.length + refused.length === 0 ? ['Nothing is due.'] : []),
      ...(addresses ? [rulesChanged(target)] : []),
      next ? `Next: ${planInWords(next)}.` : 'Nothing else is planned.',
    ].join('\n'),
  exit: ({ refused }) => refused[0]?.exit ?? EXIT.done,
  signs: true,
})
