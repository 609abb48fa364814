const DAY = 86_400_000

/** Answers the calls of the neutral page: the board, and the board once a reward was taken. */
export async function answerBoard(request: Request): Promise<Response> {
  const taskId = new URLSearchParams(await request.text()).get('taskId')
  return Response.json(
    { code: 200, msg: '', data: boardOf(taskId) },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** Twelve tasks, the first half of them done. @param claimed the one whose reward was just taken. */
function boardOf(claimed: string | null) {
  const tasks = Array.from({ length: 12 }, (_, at) => {
    const id = String(at + 1)
    const isDone = at < 6
    return {
      id,
      title: `点亮第 ${id} 盏花灯`,
      note: '在语音厅停留满十分钟，与好友一起许愿',
      done: isDone ? 3 : 1,
      target: 3,
      reward: `PP 币 ×${(at + 1) * 10}`,
      state: id === claimed ? 'claimed' : isDone ? 'claimable' : 'open',
    }
  })
  return { endAt: Date.now() + 2 * DAY, tasks }
}
