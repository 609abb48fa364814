import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a program of `node_modules/.bin` with its output shown as it comes, or not at all. Resolves to its exit code. */
export function runProgram(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  const file = path.resolve('node_modules/.bin', program)
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    child.once('error', (error) => {
      process.stderr.write(`${program} does not start (${error.message}). Run "npm ci" first.\n`)
      resolve(1)
    })
    // a server is not to outlive the command that was ended
    const end = () => void child.kill()
    process.once('SIGTERM', end)
    child.once('exit', (code) => {
      process.off('SIGTERM', end)
      resolve(code ?? 1)
    })
  })
}
