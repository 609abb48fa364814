import path from 'node:path'
import { build, preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { sourceFolder } from '../testing/source-folder.ts'
import { pageStyles } from './page-styles.ts'
import { refuseUnknownClasses } from './refuse-slips.ts'

const SHEET = 'pages/a/b/BPage.module.css'

/** Reads a page's style sheet as build and development server do; rejects with the error that they show. */
async function read(css: string, files: Record<string, string> = {}) {
  const root = sourceFolder({ [SHEET]: css, ...files })
  const config = await resolveConfig({ root, configFile: false, css: pageStyles(root) }, 'build')
  return preprocessCSS(css, path.join(root, SHEET), config)
}

it.each([
  ['a property that no browser has', '.a { colour: red }', 'There is no property "colour".'],
  ['a custom property that nothing sets', '.a { color: var(--inck) }', 'Nothing sets --inck'],
  ['a file that is not there', '.a { background: url("./rose.svg") }', 'There is no file ./rose.svg.'],
  [
    'a file of the site that is not there',
    '.a { background: url(/rose.svg) }',
    'There is no file /rose.svg.',
  ],
])('a style sheet is refused for %s', async (_, css, message) => {
  await expect(read(css)).rejects.toThrow(message)
})

it('a style sheet may read what another one or a component sets, or what has a fallback', async () => {
  const files = {
    'pages/a/b/theme.module.css': '.theme { --ink: #000 }',
    'pages/a/b/BPage.tsx': `export const B = () => <i style={{ '--left': 3, ['--part' as string]: 1 }} />`,
    'pages/a/b/rose.svg': '<svg/>',
  }
  const css = `.a {
    -webkit-mask-image: url(./rose.svg#top);
    margin: var(--ink) var(--left) var(--part) var(--else, 2px);
    background: url(#drop), url("data:image/svg+xml,%3Csvg/%3E"), url(https://cdn.example/a.png);
  }`
  await expect(read(css, files)).resolves.toBeTruthy()
})

/** Builds a component that uses a class of its sheet. */
const use = (code: string) => {
  const root = sourceFolder({
    [SHEET]: '.bill, .own-line { color: red }',
    'pages/a/b/BPage.ts': `import styles from './BPage.module.css'\n${code}`,
  })
  return build({
    ...{ root, configFile: false, logLevel: 'silent', css: pageStyles(root) },
    plugins: [refuseUnknownClasses(root)],
    build: {
      write: false,
      lib: { entry: path.join(root, 'pages/a/b/BPage.ts'), formats: ['es'], cssFileName: 'page' },
    },
  })
}

it('a component that uses a class which its sheet does not have is refused, with the place', async () => {
  await expect(use('export const both = [styles.bill, styles.bil]')).rejects.toThrow(
    /styles\.bil: pages\/a\/b\/BPage\.module\.css has no class "bil"\./,
  )
  await expect(use('export const both = [styles.bill, styles.ownLine]')).resolves.toBeTruthy()
})
