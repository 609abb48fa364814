// Runs in gallery/index.html: search, the choice of what asks for a look, pictures in full.
const search = document.querySelector('input[type=search]')
const only = document.querySelector('input[type=checkbox]')
const dialog = document.querySelector('dialog')

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const page of document.querySelectorAll('.page')) {
    let shown = 0
    for (const row of page.querySelectorAll('tbody tr')) {
      const found = words.every((word) => row.dataset.words.includes(word))
      row.hidden = !found || (only.checked && !('look' in row.dataset))
      if (!row.hidden) shown++
    }
    page.hidden = shown === 0
  }
}

search.addEventListener('input', show)
only.addEventListener('change', show)
document.addEventListener('click', (event) => {
  const button = event.target.closest('td button')
  if (!button) return
  const figures = JSON.parse(button.dataset.pictures).map(([name, source]) => {
    const figure = document.createElement('figure')
    const caption = document.createElement('figcaption')
    caption.textContent = name
    const picture = new Image()
    picture.src = source
    figure.append(caption, picture)
    return figure
  })
  dialog.querySelector('div').replaceChildren(...figures)
  dialog.showModal()
  dialog.scrollTop = 0
})
dialog.addEventListener('click', () => dialog.close())
