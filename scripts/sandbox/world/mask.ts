/** A number of which only the last four digits are shown: `**** 0123`. */
export function maskAccount(account: string): string {
  return `**** ${account.slice(-4)}`
}

/** Begin and end of a contact, whatever it is: `138****0001`, `mo****io`. */
export function maskContact(contact: string): string {
  const shown = contact.length >= 11 ? 3 : Math.min(2, Math.floor(contact.length / 3))
  const last = contact.length >= 11 ? 4 : shown
  return `${contact.slice(0, shown)}****${last ? contact.slice(-last) : ''}`
}

/** A person's name without its first letter: `*知夏`. */
export function maskName(name: string): string {
  return `*${[...name].slice(1).join('')}`
}
