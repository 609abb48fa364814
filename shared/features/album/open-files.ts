/** The file chooser of the browser: a hidden field, pressed. Resolves when something was chosen or, where the browser tells, refused. */
export function openFiles({
  type,
  num,
}: {
  type: 'image' | 'video'
  num: number
}): Promise<{ file: File }[]> {
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
      // `accept` is a wish; a file whose type is not known may be one.
      resolve(
        files.filter((file) => !file.type || file.type.startsWith(`${type}/`)).map((file) => ({ file })),
      )
    }
    field.addEventListener('change', settle)
    field.addEventListener('cancel', settle)
    field.click()
  })
}
