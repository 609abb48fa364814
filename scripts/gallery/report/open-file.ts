import { spawn } from 'node:child_process'

/** Opens a file with whatever program the machine shows such files in; where there is none, nothing happens. */
export function openFile(file: string): void {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '']
      : [process.platform === 'darwin' ? 'open' : 'xdg-open']
  const child = spawn(program as string, [...args, file], { stdio: 'ignore', detached: true })
  child.once('error', () => undefined)
  child.unref()
}
