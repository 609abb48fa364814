/* Run by CI and the Dockerfile: fails on packages with a known serious vulnerability. Not every registry answers audits. */
const { spawnSync } = require('node:child_process')

const { stdout, status } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8' })
let report = {}
try {
  report = JSON.parse(stdout)
} catch {}
const serious = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
  /^(high|critical)$/.test(severity),
)
if (!report.vulnerabilities) {
  process.stdout.write(
    `Packages were not audited: the registry does not answer it (${report.message ?? 'no answer'}). Audit where one does: npm audit --registry <address>\n`,
  )
} else if (status !== 0 || serious.length > 0) {
  for (const { name, severity, range } of serious) process.stderr.write(`${name} ${range}: ${severity}\n`)
  process.stderr.write('Update these packages: "npm audit" says to which version.\n')
  process.exitCode = 1
} else process.stdout.write('No package has a known serious vulnerability.\n')
