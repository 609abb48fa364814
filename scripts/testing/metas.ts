import type { FamilyMeta, PageMeta } from '#shared/runtime/app'

const files = import.meta.glob<PageMeta | FamilyMeta>('/pages/*/*/page.ts', {
  eager: true,
  import: 'default',
})

/** What each page's `page.ts` declares, with what its family's does, by its folder as `warlord/season`. */
export const metas: Readonly<Record<string, PageMeta>> = Object.fromEntries(
  Object.entries(files)
    .map(([file, meta]) => [file.split('/').slice(2, 4).join('/'), meta] as const)
    .filter(([page]) => !page.endsWith('/_family'))
    .map(([page, meta]) => {
      const family = files[`/pages/${page.split('/')[0]}/_family/page.ts`]
      return [page, { ...family, ...meta } as PageMeta]
    }),
)
