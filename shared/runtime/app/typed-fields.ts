type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** How long fields are waited for that come with an answer, in ms. */
const PATIENCE = 10_000

/** Fields by their names, those of one name by their turn. Files cannot be set by a page. */
function fieldsNow(): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    let turn = 0
    while (fields.has(`${field.name} ${turn}`)) turn++
    if (field.type !== 'file') fields.set(`${field.name} ${turn}`, field)
  }
  return fields
}

const isMark = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
const stateOf = (field: Field) => (isMark(field) ? String(field.checked) : field.value)

/** What is typed and chosen on the page. Returns a function that puts it into the fields as they are drawn again. */
export function keepTyped(): () => void {
  const kept = new Map([...fieldsNow()].map(([name, field]) => [name, stateOf(field)]))
  return () => {
    const fill = () => {
      for (const [name, field] of fieldsNow()) {
        const value = kept.get(name)
        if (value === undefined) continue
        kept.delete(name)
        if (value === stateOf(field)) continue
        if (isMark(field)) field.click()
        else type(field, value)
      }
    }
    const observer = new MutationObserver(fill)
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), PATIENCE)
    fill()
  }
}

/** As a person does: React compares with the value that was set through the field itself. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}
