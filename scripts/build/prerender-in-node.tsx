import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { renderFrame, takeMounted } from '#shared/runtime/app'
import type { Language, Resources } from '#shared/runtime/i18n'
import { startI18n } from '#shared/runtime/i18n'
import { type FirstCall, onRenderedQuery } from '#shared/runtime/request'
import { recordEarlyCall, takeRecordedCalls } from './record-early-calls.ts'

export interface Prerendered {
  /** Inner HTML of `#root`, by language. */
  body: Record<Language, string>
  /** The calls that the first screen makes, which the boot module sends ahead. */
  calls: FirstCall[]
}

/**
 * Renders the page whose module was just imported, in each language, on the browser's own runtime layer.
 * Called once for each page, one page at a time.
 */
export function prerender(words: Record<Language, Resources>): Prerendered {
  const [page] = takeMounted()
  if (!page) throw new Error('main.tsx did not call mount().')
  onRenderedQuery(recordEarlyCall)
  takeRecordedCalls()
  const body = { zh: render('zh', words.zh, page), en: '', tw: '' }
  const calls = takeRecordedCalls()
  body.en = render('en', words.en, page)
  body.tw = render('tw', words.tw, page)
  takeRecordedCalls()
  return { body, calls }
}

function render(language: Language, words: Resources, page: ReactNode): string {
  startI18n(language, words)
  return renderToString(renderFrame(page))
}
