import { runHosts } from './command.ts'

const print = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`)

try {
  await runHosts(
    process.argv.slice(2),
    { say: print(process.stdout), tell: print(process.stderr) },
    process.env,
  )
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
}
