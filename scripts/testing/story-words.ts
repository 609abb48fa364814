import path from 'node:path'
import type { Language, Resources } from '#shared/runtime/i18n'
import { filesBelow } from '../site/files.ts'
import { ROOT, readTexts } from './read-texts.ts'

/** Folders of the components that bring words, as `kit/sheet`. */
const components = ['kit', 'campaign', 'ui', 'features'].flatMap((kind) =>
  filesBelow(ROOT, `shared/${kind}`)
    .filter((file) => file.endsWith('/locales/zh.json'))
    .map((file) => file.split('/').slice(1, 3).join('/')),
)

/** The words that the build would give a page in one language; of kit, campaign, ui and features, those of every component. */
export function wordsOf(page: string, language: Language): Resources {
  const [family = ''] = page.split('/')
  const textsIn = (folder: string) => readTexts(path.join(folder, 'locales', `${language}.json`)) as object
  return {
    runtime: textsIn('shared/runtime/i18n'),
    page: textsIn(path.join('pages', page)),
    family: textsIn(path.join('pages', family, '_family')),
    ...Object.fromEntries(components.map((component) => [component, textsIn(`shared/${component}`)])),
  }
}
