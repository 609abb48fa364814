import { FolderStore } from '../store/folder-store.ts'
import { prune } from '../verbs/prune.ts'
import { around } from './faulty-store.ts'

// A process of its own: prunes the folder that it is given, and is stopped, as by ^Z, where it is about to delete.
const [folder = '', site = ''] = process.argv.slice(2)
let stopped = false
const store = around(new FolderStore(folder), async ({ method, key, pass }) => {
  if (!stopped && method === 'delete' && !key.includes('/probe/')) {
    stopped = true
    process.kill(process.pid, 'SIGSTOP')
  }
  return pass()
})
const author = { by: 'Ben', note: '' }
const { toDelete } = await prune(
  { store, site, author, now: () => new Date(), progress: () => {}, announce: () => {} },
  { yes: true },
)
process.stdout.write(String(toDelete.length))
