import { CommandError, CommandLine, collect } from '../command/command-line.ts'
import { loadSandbox } from '../command/load-sandbox.ts'
import { runCommand } from '../command/run-command.ts'
import { type Caller, type Finding, probe } from './probe.ts'
import { summaryOf } from './summary.ts'

const command = new CommandLine('npm run contract --')
  .description("Holds a server's answers against the contract in shared/api. Only calls that read are made.")
  .option('--host <origin>', 'the server, as https://api.example.com; it has to be named')
  .option('--token <token>', 'whose login is used; with --user (default: none)')
  .option('--user <id>', 'who that is (default: none)')
  .option('--language <language>', 'zh, en or tw', 'zh')
  .option('--input <name=value>', 'a value that endpoints take, as id=7; may be given several times', collect)
  .option('--only <path>', 'the beginning of the paths to call', '/')
  .option('--json', 'what was found as JSON')
  .examples(
    [
      'npm run contract -- --host https://api.example.com --only /activity/',
      'npm run contract -- --host https://api.example.com --token T --user 10001 --input activityId=20260408',
    ],
    `Ends with 0 when answers came and every one agrees; with 1 when one differs or does not come, when every call is refused, and
when nothing was called; with 2 for a command that cannot be run.`,
  )

await runCommand(async (argv) => {
  const { caller, only, json } = readCommand(argv)
  const { endpoints } = await loadSandbox()
  const findings: Finding[] = []
  for (const endpoint of endpoints().filter(({ path }) => path.startsWith(only))) {
    const finding = await probe(endpoint, caller)
    findings.push(finding)
    if (!json) process.stdout.write(lineOf(finding))
  }
  const { kept, text } = summaryOf(findings)
  if (json) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`)
  const said = kept && !json ? process.stdout : process.stderr
  said.write(`\n${text}\n`)
  return kept ? 0 : 1
})

interface Options {
  host?: string
  token?: string
  user?: string
  language: string
  input?: string[]
  only: string
  json?: true
}

function readCommand(argv: readonly string[]): { caller: Caller; only: string; json: boolean } {
  const {
    host = '',
    token = '',
    user: userId = '',
    language,
    input = [],
    only,
    json = false,
  } = command.read(argv).opts<Options>()
  if (!/^https?:\/\/[^\s?#]+$/.test(host))
    throw new CommandError(`--host "${host}" is not an address: write --host https://api.example.com.`)
  if (language !== 'zh' && language !== 'en' && language !== 'tw')
    throw new CommandError(`--language "${language}" is not zh, en or tw.`)
  if (!token !== !userId) throw new CommandError('A login is both: --token and --user.')
  const inputs = Object.fromEntries(input.map(inputOf))
  return { caller: { host, token, userId, language, inputs }, only, json }
}

function inputOf(text: string): [string, string] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? []
  if (!name) throw new CommandError(`--input "${text}" is not a name and a value: write --input id=7.`)
  return [name, value as string]
}

function lineOf({ call, verdict, notes }: Finding): string {
  return `${verdict.padEnd(8)} ${call}\n${notes.map((note) => `           ${note}\n`).join('')}`
}
