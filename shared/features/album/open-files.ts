/**
 * The file chooser of the browser: a hidden field, pressed. Resolves when something was chosen or, where the browser tells,
 * refused. `accept` is a wish: a file of another type may come. Call it from a tap.
 */
export function openFiles({ type, num }: { type: 'image' | 'video'; num: number }): Promise<File[]> {
  const field = document.createElement('input')
  field.type = 'file'
  field.accept = `${type}/*`
  field.multiple = num > 1
  field.hidden = true
  // Attached: iOS forgets a field that stands nowhere.
  document.body.appendChild(field)
  return new Promise((resolve) => {
    const settle = () => {
      const files = [...(field.files ?? [])]
      field.remove()
      resolve(files)
    }
    field.addEventListener('change', settle)
    field.addEventListener('cancel', settle)
    field.click()
  })
}
