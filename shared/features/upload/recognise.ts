const SIGNATURES: [type: string, bytes: RegExp][] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  // before MP4: both are ISO media files, which differ in their brand; so is HEIC, which no page takes
  ['video/quicktime', /^.{4}ftypqt/s],
  ['video/mp4', /^.{4}ftyp(?!hei|hev|mif|msf|avif)/s],
  ['video/webm', /^.E\xdf\xa3/s],
]

/**
 * The file with the type of its first bytes, if it comes without one: galleries of Android name a picture "image:1641" and
 * give it no type, or application/octet-stream. A name without an extension gets one. Unknown bytes leave it as it is.
 */
export async function recognise(file: File): Promise<File> {
  if (file.type && !/octet-stream|\*/.test(file.type)) return file
  const start = await firstBytes(file)
  const type = SIGNATURES.find(([, bytes]) => bytes.test(start))?.[0]
  if (!type) return file
  const extension = type.split('/')[1]
  // servers look at the name too
  const name = /\.\w+$/.test(file.name) ? file.name : `${file.name.replace(/\W+/g, '-')}.${extension}`
  return new File([file], name, { type })
}

/** As one character a byte. Not by `arrayBuffer()`, which Safari 14.0 has not. A file that cannot be read has none. */
function firstBytes(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String.fromCharCode(...new Uint8Array(reader.result as ArrayBuffer)))
    reader.onerror = () => resolve('')
    reader.readAsArrayBuffer(file.slice(0, 16))
  })
}
