import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readCover } from '../build/cover.ts'
import { renderHtml } from '../build/html.ts'
import { BOOT, buildInline } from '../build/layers.ts'
import { readWords, type WordsFolder } from '../build/locale-files.ts'
import { findPages, type Page } from '../build/pages.ts'
import { mountConsole } from '../console/mount.ts'
import { isSandboxPath } from '../sandbox/api-path.ts'
import { buildClientScript, isOwnFrame, withClient } from '../shell/client-script.ts'
import { createShell } from '../shell/serve.ts'
import { campaignList } from '../site/campaign-list.ts'
import { filesBelow } from '../site/files.ts'
import { CAMPAIGNS } from '../site/layout.ts'
import { isAssetPath, matchRoute } from '../site/routes.ts'
import { hostsOf, readSettings } from '../site/settings.ts'
import { devSandbox } from './dev-sandbox.ts'
import { reportFailure } from './report-failure.ts'
import { reportHeavyImport } from './report-heavy-import.ts'

const LIST_HEAD = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' }
const VERSION_HEAD = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }

/**
 * Development server: every history path returns exactly its page's HTML, rendered from the same template as in the
 * build; the sandbox API is on the same origin. Sources of both are reloaded on change.
 */
export function pageServer(): Plugin {
  return {
    name: 'page-server',
    apply: 'serve',
    configureServer(server) {
      const root = server.config.root
      let pages: Promise<Page[]> | undefined
      let host: Promise<string> | undefined
      /** The mistakes of each page.ts that cannot be read; its page is left out. */
      let mistakes: Error[] = []
      const currentPages = () => {
        pages ??= readPages()
        return pages
      }
      async function readPages(): Promise<Page[]> {
        mistakes = []
        const onBroken = (error: Error) => {
          mistakes.push(error)
          reportFailure(server, error)
        }
        return findPages(root, onBroken).catch((error) => {
          onBroken(error)
          return []
        })
      }
      const sandbox = devSandbox(server)
      const shell = createShell({
        root,
        dist: path.join(root, 'dist'),
        vite: server,
        pages: currentPages,
        endpoints: sandbox.endpoints,
      })
      const consoles = mountConsole(root, (request) => sandbox.fetch(request), currentPages)
      server.watcher.on('all', (event, file) => {
        if (/[\\/]scripts[\\/]shell[\\/]/.test(file)) host = undefined
        if (/[\\/](page\.ts|paths\.json)$/.test(file) || event !== 'change') pages = undefined
        if (/[\\/]locales[\\/]\w+\.json$/.test(file) || file.endsWith('page.ts'))
          server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        handle(request.originalUrl ?? request.url ?? '/').catch(next)

        async function handle(url: string): Promise<void> {
          const pathname = url.split(/[?#]/, 1)[0] ?? '/'
          if ((await shell(request, response)) || (await consoles(request, response))) return
          if (isSandboxPath(pathname)) return sandbox.handle(request, response)
          if (pathname === '/version.txt')
            return void response.writeHead(200, VERSION_HEAD).end(versionOf(root))
          const found = await currentPages()
          if (pathname === `/${CAMPAIGNS}`)
            return void response.writeHead(200, LIST_HEAD).end(campaignList(listedOf(root, found)))
          const route = matchRoute(tableOf(found), url)
          if (route && 'redirect' in route)
            return void response.writeHead(302, { location: route.redirect }).end()
          const page = route && found.find((each) => each.id === route.page)
          const known = page !== undefined
          if (
            !known &&
            mistakes[0] &&
            request.headers.accept?.includes('text/html') &&
            !isAssetPath(pathname)
          )
            return void response
              .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
              .end(await server.transformIndexHtml(url, mistakePage(mistakes)))
          if (!known && !request.headers.accept?.includes('text/html')) return next()
          if (!known && isAssetPath(pathname)) return next()
          let html = page
            ? await pageHtml(server, page, url)
            : readFileSync(path.join(root, 'public/404.html'), 'utf8')
          if (page && isOwnFrame(request.headers)) {
            host ??= buildClientScript(root)
            html = withClient(html, await host)
          }
          response
            .writeHead(known ? 200 : 404, {
              'content-type': 'text/html; charset=utf-8',
              'cache-control': 'no-store',
            })
            .end(html)
          // a page that does not transform is reported by Vite
          if (page) await reportHeavyImport(server, page).catch(() => {})
        }
      })
      // After Vite's own middlewares: what nothing answered is a plain 404.
      return () => {
        server.middlewares.use((_request, response) => {
          response
            .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
            .end('Not found\n')
        })
      }
    },
  }
}

/** In place of a page that may be one of those: Vite's client reloads it once a page.ts changes. */
function mistakePage(mistakes: Error[]): string {
  const texts = mistakes.map(
    ({ message }) => `<pre>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>A page.ts is wrong</title><h1>A page.ts is wrong</h1>${texts.join('')}`
}

/** Replaces the built site's version; constant, since sources change under the open page. */
function versionOf(root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return `${version}-development`
}

/** Covers lie beside the sources here. */
function listedOf(root: string, pages: Page[]) {
  const entryOf = (page: Page) => {
    const { paths, title, listed: activityId } = page.meta
    if (!activityId) return { paths }
    const { art } = readCover(root, page)
    const cover = path.posix.join(page.folder, page.meta.cover)
    return { paths, listed: { activityId, title, cover, ...(art && { art }) } }
  }
  return Object.fromEntries(pages.map((page) => [page.id, entryOf(page)]))
}

function tableOf(pages: Page[]) {
  return {
    pages: Object.fromEntries(pages.map((page) => [page.id, page.meta])),
    redirects: pages.flatMap((page) => page.meta.redirects ?? []),
  }
}

async function pageHtml(server: ViteDevServer, page: Page, url: string): Promise<string> {
  const { root } = server.config
  const settings = readSettings(process.env)
  const html = renderHtml({
    meta: page.meta,
    data: {
      id: page.id,
      api: settings.apiBase,
      werewolf: settings.werewolfBase || undefined,
      titles: page.meta.title,
      words: { en: '', tw: '' },
      background: '/shared/background/index.ts',
      calls: [],
      hosts: hostsOf(settings),
    },
    words: readWords(root, wordsFoldersNear(root, page)),
    css: '',
    inline: await buildInline(root),
    boot: BOOT,
    entry: `/${page.folder}/main.tsx`,
    preload: [],
    preview: {
      site: '',
      path: page.meta.paths[0] as string,
      cover: { ...readCover(root, page), path: `/${path.posix.join(page.folder, page.meta.cover)}` },
    },
  })
  return server.transformIndexHtml(url, html)
}

/** Development does not know a page's graph, so it offers the words of every component. */
function wordsFoldersNear(root: string, page: Page): WordsFolder[] {
  const family = `${page.folder.split('/').slice(0, 2).join('/')}/_family/locales`
  const candidates: WordsFolder[] = [
    { namespace: 'page', folder: `${page.folder}/locales` },
    { namespace: 'family', folder: family },
    ...['kit', 'campaign', 'ui', 'features'].flatMap((set) =>
      filesBelow(root, `shared/${set}`)
        .map((file) => /^shared\/((?:kit|campaign|ui|features)\/[^/]+)\/locales\/zh\.json$/.exec(file)?.[1])
        .filter((component) => component !== undefined)
        .map((component) => ({ namespace: component, folder: `shared/${component}/locales` })),
    ),
  ]
  return candidates.filter(({ folder }) => filesBelow(root, folder).length > 0)
}
