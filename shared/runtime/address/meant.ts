/** The text, or '' for a placeholder: links, apps and other sites write "undefined" and "null" for missing values. */
export const meant = (text: string | null | undefined): string =>
  text && !/^\s*(undefined|null)?\s*$/.test(text) ? text : ''
