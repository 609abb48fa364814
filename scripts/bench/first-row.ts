import type { Browser } from 'playwright-core'

/** Title of the first task in the server's answer, by which a visit knows that its data is on screen. */
export async function firstRow(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage()
  const answered = page.waitForResponse((response) => response.url().includes('/battle/task/list'))
  await page.goto(url)
  const { data } = (await (await answered).json()) as { data: { current: { tasks: { title: string }[] } } }
  await page.close()
  const title = data.current.tasks[0]?.title
  if (!title) throw new Error('The sandbox gave no task: the benchmark has no row to wait for.')
  return title
}
