import { CommandLine } from '../command/command-line.ts'
import { runCommand } from '../command/run-command.ts'
import { findBrowser } from './browser.ts'
import { fetchOldest, oldestRunsHere } from './oldest/fetch.ts'
import { findWebkit } from './webkit/find-webkit.ts'

await runCommand(
  async (argv) => {
    const line = new CommandLine('npm run browsers --')
      .description(
        'Installs the browsers of the tests where they are missing: Chromium with fonts for Chinese, and Chromium 80, the oldest that pages run in. Says first what it installs, and its size.',
      )
      .option('--all', 'WebKit too, which npm run test:rest and CI need')
      .examples(['npm run browsers', 'npm run browsers -- --all'])
      .read(argv)
    const found = [
      `Chromium: ${findBrowser()}`,
      `Chromium 80: ${oldestRunsHere ? fetchOldest(process.cwd()) : 'runs on Linux for x64 alone; its tests are skipped'}`,
      ...(line.opts().all ? [`WebKit: ${findWebkit()?.browser ?? 'not here; its tests are skipped'}`] : []),
    ]
    process.stdout.write(`${found.join('\n')}\n`)
    return 0
  },
  { failed: 1 },
)
