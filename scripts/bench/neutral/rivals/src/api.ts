export interface Board {
  endAt: number
  tasks: {
    id: string
    title: string
    note: string
    done: number
    target: number
    reward: string
    state: 'open' | 'claimable' | 'claimed'
  }[]
}

export const getBoard = (): Promise<Board> => call('/activity/bench/tasks')

export const receive = (taskId: string): Promise<Board> =>
  call('/activity/bench/receive', { method: 'POST', body: new URLSearchParams({ taskId }) })

async function call(path: string, init?: RequestInit): Promise<Board> {
  const response = await fetch(path, init)
  const { code, data } = await response.json()
  if (code !== 200) throw new Error(`code ${code}`)
  return data
}
