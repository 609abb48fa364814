import type { ShellLink } from '../link.ts'
import { plain } from './plain.ts'

/** Reports what this page posts to the page that frames it. */
export function listenToMessages(report: ShellLink['report']): void {
  const { parent } = window
  const listen = ({ source, data }: MessageEvent) => {
    if (source === window) report({ kind: 'message', at: Date.now(), data: plain(data) })
  }
  parent.addEventListener('message', listen)
  window.addEventListener('pagehide', () => parent.removeEventListener('message', listen))
}
