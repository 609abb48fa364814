import { parseArgs } from 'node:util'
import { loadSandbox } from '../command/load-sandbox.ts'
import { type Caller, type Finding, probe } from './probe.ts'
import { summaryOf } from './summary.ts'

const USAGE = `Holds a server's answers against the contract in shared/api. Only calls that read are made.

Usage: npm run contract -- --host https://api.example.com [--token T --user ID] [--language zh|en|tw]
                           [--input name=value]… [--only /activity/] [--json]

  --input   a value that endpoints take, as id=7 or activityId=20260408
  --only    the beginning of the paths to call

Ends with 0 when answers came and every one agrees; with 1 when one differs or does not come, when every call is refused, and
when nothing was called; with 2 for a command that cannot be run.
`

try {
  const { caller, only, json } = readCommand()
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
  process.exitCode = kept ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  process.exitCode = 2
}

function readCommand(): { caller: Caller; only: string; json: boolean } {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      token: { type: 'string', default: '' },
      user: { type: 'string', default: '' },
      language: { type: 'string', default: 'zh' },
      input: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', default: '/' },
      json: { type: 'boolean', default: false },
    },
  })
  const { host = '', token, user: userId, language } = values
  if (!/^https?:\/\/[^\s?#]+$/.test(host))
    throw new Error(`--host "${host}" is not an address: write --host https://api.example.com.`)
  if (language !== 'zh' && language !== 'en' && language !== 'tw')
    throw new Error(`--language "${language}" is not zh, en or tw.`)
  if (!token !== !userId) throw new Error('A login is both: --token and --user.')
  const inputs = Object.fromEntries(values.input.map(inputOf))
  return { caller: { host, token, userId, language, inputs }, only: values.only, json: values.json }
}

function inputOf(text: string): [string, string] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? []
  if (!name) throw new Error(`--input "${text}" is not a name and a value: write --input id=7.`)
  return [name, value as string]
}

function lineOf({ call, verdict, notes }: Finding): string {
  return `${verdict.padEnd(8)} ${call}\n${notes.map((note) => `           ${note}\n`).join('')}`
}
