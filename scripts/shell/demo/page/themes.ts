const sheets = import.meta.glob<string>('/pages/*/*/theme.module.css', { eager: true, import: 'theme' })

/** Class of each theme, by its family (`warlord`), or by its page where a family has several (`group-event/0408`). */
export const THEMES: Record<string, string> = Object.fromEntries(
  Object.entries(sheets).map(([file, name]) => [
    file.split('/').slice(2, -1).join('/').replace('/_family', ''),
    name,
  ]),
)
