import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { readWords } from '../build/locale-files.ts'
import { filesBelow } from '../site/files.ts'
import { bundle, entryOf, stylesOf } from '../vite/bundle.ts'

export interface UiFiles {
  html: string
  script: string
  styles: string
}

const UI = 'scripts/console/ui'
const LOCALES = /^shared\/((?:kit|features)\/[^/]+)\/locales\/zh\.json$/

/** Builds the console's page. Its words, and those of the kit, are in its HTML. */
export async function buildUi(root: string): Promise<UiFiles> {
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
<title>Release console</title>
<link rel="icon" href="data:image/svg+xml;base64,${icon}">
<link rel="stylesheet" href="/console.css">
<script type="module" src="/console.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="words">${json}</script>
</body>
</html>
`,
  }
}
