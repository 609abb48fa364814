/** Forgets what pages have stored here, so that each opening is a first one. No page may be open in the frame. */
export async function clearTraces(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}
