import { Button } from './parts/Button.tsx'
import { Notice } from './parts/Notice.tsx'
import { Shell } from './Shell.tsx'
import { useSite } from './site/use-site.ts'

/** Asks the server what there is to show. */
export function App() {
  const { site, problem, retry } = useSite()
  if (site) return <Shell site={site} />
  if (!problem) return <Notice title="Reading the pages…" />
  return (
    <Notice title="The server does not answer" detail={problem}>
      <p>
        See whether <code>npm start</code> or <code>npm run preview</code> still runs in its terminal.
      </p>
      <Button look="accent" icon="reload" onClick={retry}>
        Try again
      </Button>
    </Notice>
  )
}
