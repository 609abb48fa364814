import {
  type Clue,
  type ClueStatus,
  checkContact,
  getClue,
  getClueCounts,
  getClues,
  submitClue,
  uploadClueScreenshot,
} from '#shared/api/media-clue'
import { type ClueReport, getClueReports, submitClueReport } from '#shared/api/media-clue-report'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { maskContact } from '../../world/mask.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS, texts } from '../../world/refusal-words.ts'
import { keepPicture, UPLOADS } from '../../world/uploads.ts'
import { deskOf, isOpen, type Lead, lastNewsAt, type Report, reviewOf, statusOf, timelineOf } from './desk.ts'
import { checkNewContact, rememberContact, said, screenshotsOf } from './receive-clue.ts'

const STATUSES: readonly ClueStatus[] = ['pending', 'following', 'joined', 'rejected', 'expired']
const STATES: readonly ClueReport['state'][] = ['reviewing', 'accepted', 'refused']

const NOTES = texts({
  pending: ['已提交，等待跟进', 'Submitted', '已提交，等待跟進'],
  following: ['已有同事跟进', 'Somebody is following it up', '已有同事跟進'],
  joined: ['已入驻', 'Joined us', '已入駐'],
  rejected: ['对方暂无意向', 'Not interested for now', '對方暫無意向'],
  expired: ['超过期限未联系上', 'Nobody could be reached in time', '超過期限未聯絡上'],
})

const REPLIES = texts({
  refused: ['内容太简单，请补充沟通细节', 'Please say more about the talk', '內容太簡單，請補充溝通細節'],
})

function clueView({ user, now, say }: HandlerRequest<unknown>, { audience: _, ...lead }: Lead): Clue {
  return {
    ...lead,
    status: statusOf(lead, now),
    timeline: timelineOf(lead, now).map((step) => ({ ...step, note: say(NOTES[step.status]) })),
    reports: deskOf(user).reports.filter(({ clueId }) => clueId === lead.id).length,
  }
}

function reportView({ user, now, say }: HandlerRequest<unknown>, report: Report): ClueReport {
  const state = reviewOf(report, now)
  return {
    ...report,
    clueName: deskOf(user).leads.find(({ id }) => id === report.clueId)?.name ?? '',
    state,
    reply: state === 'refused' ? say(REPLIES.refused) : '',
  }
}

/** Whether a time is within from..to; a missing end is open. */
const within = (at: number, { from, to }: { from?: unknown; to?: unknown }) =>
  at >= Number(from ?? 0) && at <= Number(to ?? Number.POSITIVE_INFINITY)

function leadOf({ user }: HandlerRequest<unknown>, clueId: string | number): Lead {
  return found(deskOf(user).leads.find(({ id }) => id === String(clueId)))
}

export const mediaClue = domain((on) => {
  on(checkContact, ({ input, state }) => ({
    contact: maskContact(checkNewContact(state, input.platform, input.contact)),
  }))

  on(submitClue, (request) => {
    const { user, input, now, state } = request
    const contact = checkNewContact(state, input.platform, input.contact)
    const name = said(input.name)
    const screenshots = screenshotsOf(input.screenshots)
    const { leads, own } = deskOf(user)
    const audience = input.audience === 'host' ? undefined : input.audience
    const list = audience ? own : leads
    rememberContact(state, input.platform, contact)
    const lead: Lead = {
      id: audience ? `own-${own.length + 1}` : String(leads.length + 1),
      name,
      platform: input.platform,
      contact: maskContact(contact),
      remarks: input.remarks?.trim() ?? '',
      screenshots,
      at: now,
      audience,
    }
    list.push(lead)
    return clueView(request, lead)
  })

  on(uploadClueScreenshot, ({ input, state, origin }) => ({
    url: `${origin}${UPLOADS}${keepPicture(state, input.file)}`,
  }))

  on(getClues, (request) => {
    const { user, input, now } = request
    const keyword = input.keyword?.trim().toLowerCase() ?? ''
    const leads = [...deskOf(user).leads]
      .reverse()
      .filter((lead) => !input.status || statusOf(lead, now) === input.status)
      .filter((lead) => within(lead.at, input))
      .filter(({ name, remarks }) => `${name}\n${remarks}`.toLowerCase().includes(keyword))
    if (input.order === 'waiting') {
      const waitsSince = (lead: Lead) =>
        isOpen(statusOf(lead, now)) ? lastNewsAt(lead, now) : Number.POSITIVE_INFINITY
      leads.sort((a, b) => (waitsSince(a) < waitsSince(b) ? -1 : waitsSince(a) > waitsSince(b) ? 1 : 0))
    }
    const { list, ...page } = pageOf(leads, input)
    return { ...page, list: list.map((lead) => clueView(request, lead)) }
  })

  on(getClue, (request) => {
    const { user, input } = request
    const { leads, own } = deskOf(user)
    const mine = own.filter(({ audience }) => audience === input.audience)
    const newest = (input.audience && input.audience !== 'host' ? mine : leads).at(-1)
    const lead = input.clueId === undefined ? newest : leadOf(request, input.clueId)
    return { clue: lead ? clueView(request, lead) : null }
  })

  on(getClueCounts, ({ user, input, now }) => {
    const desk = deskOf(user)
    const leads = desk.leads.filter(({ at }) => within(at, input))
    const number = (status: ClueStatus) => leads.filter((lead) => statusOf(lead, now) === status).length
    return {
      total: leads.length,
      byStatus: STATUSES.map((status) => ({ status, count: number(status) })),
      reports: desk.reports.filter(({ at }) => within(at, input)).length,
      joinedPercent: leads.length ? Math.round((number('joined') / leads.length) * 1000) / 10 : 0,
    }
  })

  on(submitClueReport, (request) => {
    const { user, input, now } = request
    const lead = leadOf(request, input.clueId)
    if (!isOpen(statusOf(lead, now))) throw new Refusal(2007, REFUSALS.clueClosed)
    const { reports } = deskOf(user)
    const report: Report = {
      id: String(reports.length + 1),
      clueId: lead.id,
      outcome: input.outcome,
      content: said(input.content),
      screenshots: screenshotsOf(input.screenshots),
      at: now,
    }
    reports.push(report)
    return reportView(request, report)
  })

  on(getClueReports, (request) => {
    const { user, input } = request
    const clueId = input.clueId === undefined ? undefined : String(input.clueId)
    const views = [...deskOf(user).reports]
      .reverse()
      .filter((report) => (!clueId || report.clueId === clueId) && within(report.at, input))
      .map((report) => reportView(request, report))
    const byState = STATES.map((state) => ({
      state,
      count: views.filter((view) => view.state === state).length,
    }))
    return { ...pageOf(views, input), byState }
  })
})
