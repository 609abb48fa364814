import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Audits where npm reports this and ends with that code. */
function audit(report: string, code: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${report}\nEND\nexit ${code}\n`, {
    mode: 0o755,
  })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, 'audit.cjs')],
    {
      env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
      encoding: 'utf8',
    },
  )
  return { status, said: stdout + stderr }
}
const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { name: 'left', range: '<2', severity } } })

it('packages without a known serious vulnerability pass', () => {
  expect(audit(JSON.stringify({ vulnerabilities: {} }), 0)).toMatchObject({ status: 0 })
  expect(audit(found('low'), 0)).toMatchObject({ status: 0 })
})

it('a package with a serious vulnerability fails, by its name and what to do', () => {
  expect(audit(found('critical'), 1)).toEqual({
    status: 1,
    said: 'left <2: critical\nUpdate these packages: "npm audit" says to which version.\n',
  })
})

it.each(['{"message":"405 Method Not Allowed"}', '', '<html>'])(
  'a registry that answers "%s" is reported, and does not fail',
  (report) => {
    const { status, said } = audit(report, 1)
    expect(status).toBe(0)
    expect(said).toContain('were not audited')
  },
)
