/** A number of which only the last four digits are shown: `**** 0123`. */
export function maskAccount(account: string): string {
  return `**** ${account.slice(-4)}`
}

/** Begin and end of a contact, whatever it is: `138****0001`, `mo****io`. */
export function maskContact(contact: string): string {
  const signs = [...contact]
  const shown = signs.length >= 11 ? 3 : Math.min(2, Math.floor(signs.length / 3))
  const last = signs.length >= 11 ? 4 : shown
  return [...signs.slice(0, shown), '****', ...signs.slice(signs.length - last)].join('')
}

/** A person's name without its first letter: `*知夏`. */
export function maskName(name: string): string {
  return `*${[...name].slice(1).join('')}`
}
