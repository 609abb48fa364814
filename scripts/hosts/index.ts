import { runCommand } from '../command/run-command.ts'
import { runHosts } from './hosts-command.ts'

const print = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`)

await runCommand(
  async (argv) => {
    await runHosts(argv, { say: print(process.stdout), note: print(process.stderr) }, process.env)
    return 0
  },
  { failed: 1 },
)
