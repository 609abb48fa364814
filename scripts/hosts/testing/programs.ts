import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { aptInstall } from '../../command/apt.ts'
import type { HostFiles } from '../host.ts'

/** A web server of this machine, run without rights from a folder of its own. */
export interface HostProgram {
  name: 'nginx' | 'caddy'
  packages: string[]
  /** Whether this machine's has brotli. */
  brotli(): boolean
  /** Writes its configuration around the exported rules, and returns the command that runs it in the foreground. */
  prepare(folder: string, files: HostFiles['files'], port: number): string[]
  /** How it judges the configuration in the folder, without starting. */
  check(folder: string): string[]
}

const NGINX_BROTLI = ['filter', 'static'].map(
  (name) => `/usr/lib/nginx/modules/ngx_http_brotli_${name}_module.so`,
)
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

export const nginxProgram: HostProgram = {
  name: 'nginx',
  packages: ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'],
  brotli: () => NGINX_BROTLI.every((file) => existsSync(file)),
  prepare(folder, files, port) {
    mkdirSync(path.join(folder, 'tmp'))
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path tmp/${name};`,
    )
    const config = [
      ...(this.brotli() ? NGINX_BROTLI.map((file) => `load_module ${file};`) : []),
      'daemon off;',
      'pid tmp/nginx.pid;',
      // Without it root's workers are another user, who may not read this folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'error_log stderr error;',
      'events {}',
      'http {',
      ...temporary,
      `  include ${folder}/campaign-pages.http.conf;`,
      `  server { listen 127.0.0.1:${port}; include ${folder}/campaign-pages.conf; }`,
      '}',
    ]
    for (const name of ['campaign-pages.http.conf', 'campaign-pages.conf'])
      writeFileSync(path.join(folder, name), files[name] as string)
    writeFileSync(path.join(folder, 'nginx.conf'), config.join('\n'))
    return inFolder(folder)
  },
  check: (folder) => [...inFolder(folder), '-t'],
}

function inFolder(folder: string): string[] {
  return ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr']
}

export const caddyProgram: HostProgram = {
  name: 'caddy',
  packages: ['caddy'],
  brotli: () => false,
  prepare(folder, files, port) {
    const config = [
      '{',
      '\tadmin off',
      '\tauto_https off',
      `\tstorage file_system ${folder}/state`,
      `\timport ${folder}/campaign-pages.log.caddy`,
      '}',
      `import ${folder}/campaign-pages.caddy`,
      `http://:${port} {`,
      '\tbind 127.0.0.1',
      '\timport campaign-pages',
      '}',
    ]
    for (const name of ['campaign-pages.log.caddy', 'campaign-pages.caddy'])
      writeFileSync(path.join(folder, name), files[name] as string)
    writeFileSync(path.join(folder, 'Caddyfile'), `${config.join('\n')}\n`)
    return ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
  check: (folder) => ['validate', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
}

/** Path of the program, installed where this is Debian and we may; '' where it is not available. */
export function findProgram({ name, packages }: HostProgram): string {
  const found = () => FOLDERS.map((folder) => `${folder}/${name}`).find(existsSync) ?? ''
  for (const wanted of [packages, [name]]) {
    if (found()) break
    try {
      aptInstall(...wanted)
    } catch (error) {
      // An older Debian has no package of the module.
      process.stdout.write(`${(error as Error).message}\n`)
    }
  }
  return found()
}

export interface Running {
  port: number
  /** Result of its configuration check: exit code and output. */
  check(): { code: number | null; words: string }
  /** What it has logged so far, to files and to its error channel. */
  logged(): string
  stop(): Promise<void>
}

/** Starts the program over a folder with the site in `site/`, and waits until it listens. */
export async function startProgram(
  program: HostProgram,
  file: string,
  folder: string,
  files: HostFiles['files'],
  more: NodeJS.ProcessEnv = {},
  given?: number,
): Promise<Running> {
  const port = given ?? (await freePort())
  const args = program.prepare(folder, files, port)
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    ...more,
  }
  const child = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const check = () => {
    const { status, stderr } = spawnSync(file, program.check(folder), { cwd: folder, env, encoding: 'utf8' })
    return { code: status, words: stderr }
  }
  const logs = ['access.log', 'error.log'].map((name) => path.join(folder, 'tmp', name))
  const logged = () => [said, ...logs.filter(existsSync).map((file) => readFileSync(file, 'utf8'))].join('\n')
  const running = { port, check, logged, stop: () => stop(child) }
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program.name} ended with ${child.exitCode}: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return running
}

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/version.txt`).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
