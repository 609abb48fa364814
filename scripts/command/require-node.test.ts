import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const FILE = `${import.meta.dirname}/require-node.cjs`
const runAs = (version: string) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const { status, stderr } = spawnSync(process.execPath, ['-e', `${pretend}; require('${FILE}')`], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

it.each(['16.20.2', '18.20.8', '20.18.3'])('Node %s is refused in one sentence', (version) => {
  expect(runAs(version)).toEqual({
    status: 1,
    stderr: `Node ${version} is too old: install Node 20.19 or newer, for example by "nvm install".\n`,
  })
})

it.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(runAs(version)).toEqual({ status: 0, stderr: '' })
})
