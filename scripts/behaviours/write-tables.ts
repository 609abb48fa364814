import type { Row } from './row.ts'
import type { Table } from './tables.ts'

const HEAD = `# Behaviours

What was promised to people, to operators and to the server, and the test that shows each. Written by
\`behaviours.test.ts\`, which reads the tests named here and fails when one is gone or does not hold what is said; after a
change \`npx vitest run scripts/behaviours -u\` writes it again. Endpoints, headers, bridge calls, scene codes, messages
and routes are taken from what declares them; the rest is stated in [stated/](stated). In a title, \`%s\`, \`$name\` and the like
stand for the cases of one test.
`

/** The tables as Markdown, readable as it is. */
export function writeTables(tables: readonly Table[]): string {
  const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
  const contents = tables.map(({ title, rows }) => `- [${title}](#${anchorOf(title)}): ${rows.length}`)
  return [
    HEAD,
    `${count} behaviours:\n\n${contents.join('\n')}\n`,
    ...tables.map(({ title, rows }) => `## ${title}\n\n${tableOf(rows)}\n`),
  ].join('\n')
}

/** Rows of one file follow each other, so that it is named once. */
function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(({ what, where, test }, at) => {
    const file = rows[at - 1]?.where === where ? '' : `[${nameOf(where)}](../../${where})`
    return `| ${cell(what)} | ${cell(test)} | ${file} |`
  })
  return ['| what | test | file |', '| --- | --- | --- |', ...lines].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const nameOf = (file: string) => file.split('/').at(-1)
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')
