import { ReleaseError } from '../../release-error.ts'
import { addressIn, distIn, fail, textIn, verb } from '../verb.ts'

export const console = verb({
  written: 'console',
  about: 'opens all of this as a page, on this machine alone',
  examples: ['console', 'console --to s3://pages/site --collector https://logs.example.com'],
  options: (line) =>
    line
      .option(
        '--collector <url>',
        'what phones report to, for health and complaints (default: RELEASE_COLLECTOR)',
      )
      .option('--port <port>', 'where it listens (default: a free one)'),
  read(_, values, env) {
    const collector = textIn(values, 'collector') || env.RELEASE_COLLECTOR
    const text = textIn(values, 'port') ?? '0'
    const port = Number(text)
    if (!/^\d{1,5}$/.test(text) || port >= 65_536) fail(`--port "${text}" is not a port, 1 to 65535.`)
    return {
      port,
      dist: distIn(values),
      collector: collector ? addressIn('--collector', collector) : undefined,
    }
  },
  run(): Promise<{ verb: 'console' }> {
    throw new ReleaseError('command', 'The console is opened from a terminal: npm run release -- console')
  },
  print: () => '',
  isForOneTarget: true,
})

export type ConsoleInput = ReturnType<typeof console.read>
