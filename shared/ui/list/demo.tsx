import { useState } from 'react'
import { ApiError } from '#shared/runtime/request'
import type { Demo, DemoTools } from '#testing/demo.ts'
import styles from './demo.module.css'
import { EndlessList, useEndless } from './index.ts'

const PAGE = 20

/** Rows of a list of so many, after a moment; with `failing` the second page fails once. */
function Rows({ tools, all, failing }: { tools: DemoTools; all: number; failing?: boolean }) {
  const { say } = tools
  const [broken, setBroken] = useState(failing)
  const list = useEndless<number>(async (before) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    if (broken && before.length > 0) {
      setBroken(false)
      throw new ApiError('network')
    }
    const left = Math.min(PAGE, all - before.length)
    return {
      items: Array.from({ length: left }, (_, index) => before.length + index + 1),
      done: before.length + left >= all,
    }
  })
  return (
    <EndlessList
      label={say({ zh: '名单', en: 'List', tw: '名單' })}
      list={list}
      keyOf={String}
      row={(item) => (
        <p className={styles.row}>
          {say({ zh: '第', en: 'No.', tw: '第' })} {item}
        </p>
      )}
    />
  )
}

export default {
  empty: (tools) => <Rows tools={tools} all={0} />,
  short: (tools) => <Rows tools={tools} all={4} />,
  'fails once': (tools) => <Rows tools={tools} all={60} failing />,
  many: (tools) => <Rows tools={tools} all={2000} />,
} satisfies Demo
