/** A query as its link was meant: messengers and mail write "&" as "&amp;", some of them twice. */
export const decodeAmp = (search: string): string => search.replace(/&(amp(;|%3B))+/gi, '&')
