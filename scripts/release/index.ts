import { runProgram } from '../command/run-program.ts'
import { run } from './command/run.ts'

let report = () => {}
process.once('SIGINT', () => {
  report()
  process.exit(130)
})
// the reader of the output may stop before its end, as head does
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  onInterrupt: (reports) => {
    report = reports
  },
  openConsole: (argv) => runProgram(['tsx', 'scripts/release-console/index.ts', ...argv]),
})
