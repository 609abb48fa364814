import { isMeant } from '../../build/page-names.ts'
import { filesBelow } from '../../site/files.ts'
import { LANGUAGES, type Language } from '../command.ts'
import type { Shot } from '../plan.ts'

export type Place = Pick<Shot, 'page' | 'state' | 'language'>

/** Which pictures a command is about. */
export interface Scope {
  /** Pages and families; none: all. */
  pages: readonly string[]
  languages: readonly Language[]
}

export function isInScope({ page, language }: Place, { pages, languages }: Scope): boolean {
  return isMeant(page, pages) && languages.includes(language)
}

/** The pictures in a folder, by their files: `warlord/season/running.zh.png`. */
export function picturesIn(folder: string): Place[] {
  return filesBelow(folder, '.').flatMap((file) => {
    const [, page, state, language] = /^(.+)\/([^/]+)\.(\w+)\.png$/.exec(file) ?? []
    const known = LANGUAGES.find((each) => each === language)
    return page && state && known ? [{ page, state, language: known }] : []
  })
}
