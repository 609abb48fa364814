import axe from 'axe-core'
import type { Tab } from './tab.ts'

interface Finding {
  id: string
  impact: string
  help: string
  nodes: { target: string[]; failureSummary: string }[]
}

/** Serious and critical findings of axe on what the tab shows, a line each. */
export async function axeFindings(tab: Pick<Tab, 'evaluate'>): Promise<string[]> {
  if (!(await tab.evaluate<boolean>('!!window.axe'))) await tab.evaluate(`(() => { ${axe.source} })()`)
  const findings = await tab.evaluate<Finding[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)`,
  )
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) => `${id} (${help}) at ${node.target.join(' ')}: ${node.failureSummary.replace(/\s+/g, ' ')}`,
      ),
    )
}
