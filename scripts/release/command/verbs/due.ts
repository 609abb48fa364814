import { planInWords } from '../../format-change.ts'
import { EXIT } from '../../release-error.ts'
import { due as carryOut, type Due } from '../../verbs/due.ts'
import { collectorAt } from '../../watch/collector-client.ts'
import { notifierOf } from '../../watch/notify.ts'
import { lookAtOpen, type WatchedPage } from '../../watch/watch.ts'
import { addressIn, rulesChanged, verb } from '../verb.ts'
import { watchedInWords } from './watch.ts'

export const due = verb({
  written: 'due',
  about:
    'carries out the plans that are due, each once, and goes on with open watches: run it every minute, by cron or CI',
  examples: ['due', 'due --to s3://pages/site --json'],
  read: (_, __, env) => ({
    token: env.COLLECTOR_TOKEN ?? '',
    notify: env.RELEASE_NOTIFY && addressIn('--notify', env.RELEASE_NOTIFY),
  }),
  async run(context, { token, notify }, { onAddresses }): Promise<Due & { watched: WatchedPage[] }> {
    const carried = await carryOut(context)
    const watched = await lookAtOpen(context, {
      readOf: (collector) => collectorAt(collector, token),
      onAddresses,
      ...(notify && { notify: notifierOf(notify, context.announce) }),
    })
    return { ...carried, watched }
  },
  print: ({ done, missed, ahead, refused, next, addresses, watched }, target) =>
    [
      ...done.map(({ plan, change }) =>
        change === undefined
          ? `done       ${planInWords(plan)}: by another`
          : `done       ${planInWords(plan)}. To undo this: undo ${change}`,
      ),
      ...refused.map(({ plan, message }) => `refused    ${planInWords(plan)}: ${message}`),
      ...missed.map(
        (plan) => `missed     ${planInWords(plan)}: its end is past as well, so nothing was made live.`,
      ),
      ...(ahead
        ? [
            `By the time of ${target} nothing else is due: this machine's clock is ${Math.round(ahead / 60_000)} min ahead.`,
          ]
        : []),
      ...watched.map(watchedInWords),
      ...(done.length + refused.length + missed.length + watched.length === 0 ? ['Nothing is due.'] : []),
      ...(addresses ? [rulesChanged(target)] : []),
      next ? `Next: ${planInWords(next)}.` : 'Nothing else is planned.',
    ].join('\n'),
  exit: ({ refused }) => refused[0]?.exit ?? EXIT.done,
  signs: true,
})
