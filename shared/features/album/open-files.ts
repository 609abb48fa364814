/**
 * Opens the browser's file chooser through a hidden input. Resolves when files were chosen or, where the browser reports
 * it, cancelled. `accept` is a hint: files of other types may be returned. Call it from a tap.
 */
export function openFiles({ type, num }: { type: 'image' | 'video'; num: number }): Promise<File[]> {
  const field = document.createElement('input')
  field.type = 'file'
  field.accept = `${type}/*`
  field.multiple = num > 1
  field.hidden = true
  // attached to the document: iOS drops a detached input
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
