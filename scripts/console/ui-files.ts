import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { readWords } from '../build/locale-files.ts'
import { filesBelow } from '../site/files.ts'
import { bundle, entryOf, stylesOf } from '../vite/bundle.ts'

const UI = 'scripts/console/ui'
const LOCALES = /^shared\/((?:kit|features)\/[^/]+)\/locales\/zh\.json$/

/** Serves the console's page, which is built when it is first asked for. */
export function uiRoutes(root: string): Hono {
  let built: ReturnType<typeof buildUi> | undefined
  const app = new Hono()
  for (const [at, name, type] of [
    ['/', 'html', 'html'],
    ['/console.js', 'script', 'javascript'],
    ['/console.css', 'styles', 'css'],
  ] as const)
    app.get(at, async (c) => {
      built ??= buildUi(root)
      built.catch(() => {
        built = undefined
      })
      return c.body((await built)[name], 200, { 'content-type': `text/${type}; charset=utf-8` })
    })
  return app
}

/** Builds the console's page. Its words, and those of the kit, are in its HTML; its addresses are relative. */
async function buildUi(root: string) {
  const output = await bundle(root, 'console', path.join(root, UI, 'main.tsx'), {
    plugins: [react()],
    // it runs in a current browser
    build: { assetsInlineLimit: Number.POSITIVE_INFINITY, target: 'esnext', cssTarget: 'esnext' },
  })
  const folders = filesBelow(root, 'shared')
    .map((file) => LOCALES.exec(file)?.[1])
    .filter((component) => component !== undefined)
    .map((component) => ({ namespace: component, folder: `shared/${component}/locales` }))
  const words = readWords(root, [{ namespace: 'page', folder: `${UI}/locales` }, ...folders])
  const icon = readFileSync(path.join(root, 'public/favicon.svg'), 'base64')
  const json = JSON.stringify(words).replaceAll('<', '\\u003c')
  return {
    script: entryOf(output).code,
    styles: stylesOf(output),
    html: `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Release console</title>
<link rel="icon" href="data:image/svg+xml;base64,${icon}">
<link rel="stylesheet" href="console.css">
<script type="module" src="console.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="words">${json}</script>
</body>
</html>
`,
  }
}
