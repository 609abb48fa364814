import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The file of `/battle` in the built site. */
export const BATTLE = 'warlord/season.html'

/** The first screen of `/battle` as static HTML with the same styles, and no script at all. @returns the site's folder. */
export function makeStill(root: string, folder: string): string {
  const still = path.join(folder, 'still')
  const html = readFileSync(path.join(root, 'dist', BATTLE), 'utf8')
    .replace(/<script\b[\s\S]*?<\/script>\n?/g, '')
    .replace(/<template\b[\s\S]*?<\/template>\n?/g, '')
    .replace(/<link rel="(modulepreload|expect)"[^>]*>\n?/g, '')
  mkdirSync(path.dirname(path.join(still, BATTLE)), { recursive: true })
  writeFileSync(path.join(still, BATTLE), html)
  cpSync(path.join(root, 'dist/favicon.svg'), path.join(still, 'favicon.svg'))
  return still
}
