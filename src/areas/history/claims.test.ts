import { getClaimPaymentDetailsQuery, searchClaimHistoriesQuery } from '~generated/member/queries/history.ts'
import { describe, expect, it, vi } from 'vitest'
import '~/app/routes.ts'
import { signInAs } from '../../../tests/support/browser.ts'
import { at, id, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { claimHistoryFilterForm } from '~generated/forms/history/claim-history-filter.ts'
import { historyFilterForm } from '~generated/forms/history/history-filter.ts'
import { failuresOf } from '../../../tests/support/form-failures.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { dayAfter, dayBefore, today8, withDashes } from '~/domain/dates/date8.ts'
import { canAppeal } from './follow-up/appeal-notice.tsx'
import { claimQuery, defaultClaimSearch } from './model/claim-search.ts'
import { defaultHistorySearch } from './model/history-search.ts'
import { claimSearchStore, historySearchStore } from './search-store.ts'

const ASKED = { participants: '1,2', claimTypes: 'XX-PRAC,XX-DENT', fromDate: '20251120', toDate: '20261120' }

const service = useMemberService({ answer: (response) => json(response, 200, []) })
const asked = () => service.calls.map(({ url }) => url)

it('a claim history response with status 204 is read as null', { tags: ['HIST-06'] }, async () => {
  service.answer((response) => void response.writeHead(204).end())
  expect(await queryClient.fetchQuery(searchClaimHistoriesQuery(ASKED))).toBeNull()
})

it(
  'the payment details of a claim line are cached by member, claim, line and language',
  { tags: ['HIST-21', 'DATA-41'] },
  async () => {
    const ask = (claimId = 'C1', line = 1) => queryClient.ensureQueryData(getClaimPaymentDetailsQuery(claimId, line))
    await ask()
    await ask()
    expect(asked()).toEqual([`${at}/claims/C1/payment-details/1`])
    await ask('C2')
    await ask('C1', 2)
    signInAs('other@example.com')
    await ask()
    signInAs(id)
    setLocale('fr')
    await ask()
    expect(asked()).toHaveLength(5)
  },
)

it('the searches of the histories are kept in memory until the session ends', { tags: ['HIST-08'] }, () => {
  claimSearchStore.set(defaultClaimSearch())
  historySearchStore.set(defaultHistorySearch())
  endSessionWithoutRedirect()
  expect([claimSearchStore.get(), historySearchStore.get()]).toEqual([undefined, undefined])
})

it(
  'a line can be appealed once, as long as the service names a last day, whatever the day of the device is',
  { tags: ['D-242'] },
  () => {
    const today = today8()
    const days = [dayBefore(today), dayAfter(today), undefined]
    expect(days.map((appealUntil) => canAppeal({ ...(appealUntil && { appealUntil }) }))).toEqual([true, true, false])
    expect(canAppeal({ appealUntil: today, appeal: { sentOn: today, declinedOn: today } })).toBe(false)
  },
)

it(
  'where tomorrow has begun in Newfoundland, a history ends tomorrow, and its filter accepts that day',
  { tags: ['D-366'] },
  () => {
    const tomorrow = dayAfter(today8())
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function inNewfoundland() {
      return { format: () => withDashes(tomorrow) } as Intl.DateTimeFormat
    })
    const search = defaultClaimSearch()
    const failures = failuresOf(claimHistoryFilterForm, new Date())(search)
    const later = failuresOf(claimHistoryFilterForm, new Date())({ ...search, toDate: dayAfter(tomorrow) })
    const sent = claimQuery(search, { people: ['1'], types: ['XX-PRAC'] })
    vi.restoreAllMocks()
    expect([search.toDate, sent?.toDate]).toEqual([tomorrow, tomorrow])
    expect([failures, later]).toEqual([[], ['toDate notFuture']])
  },
)

describe('claimHistoryFilterForm', () => {
  const refused = failuresOf(claimHistoryFilterForm, new Date(2026, 10, 20, 12))
  const opening = defaultClaimSearch('20261120')
  it.each([
    [{}, []],
    [{ participant: ['2', '3'], claimTypes: ['XX-DENT'] }, []],
    [{ participant: undefined }, ['participant required']],
    [{ participant: [] }, ['participant required']],
    [{ claimTypes: [] }, ['claimTypes required']],
    [{ fromDate: undefined, toDate: undefined }, ['fromDate required', 'toDate required']],
    [{ fromDate: '20261120', toDate: '20261119' }, ['toDate fromNotAfterTo']],
    [{ toDate: '20261121' }, ['toDate notFuture']],
    [{ fromDate: '20241119' }, ['toDate withinMonths']],
  ])(
    'the search form of the claim history with %j reports the errors %j',
    { tags: ['HIST-01', 'HIST-02', 'D-93'] },
    (more, failures) => expect(refused({ ...opening, ...more })).toEqual(failures),
  )
})

describe('historyFilterForm', () => {
  const refused = failuresOf(historyFilterForm, new Date(2026, 10, 20, 12))
  const opening = defaultHistorySearch('20261120')
  it.each([
    [{}, []],
    [{ participantId: [], benefitCode: undefined }, []],
    [{ searchBy: 'processed', benefitCode: 'OOP', participantId: ['1', '2'] }, []],
    [{ searchBy: undefined }, ['searchBy required']],
    [{ searchBy: 'amount' }, ['searchBy enum']],
    [{ from: undefined, to: undefined }, ['from required', 'to required']],
    [{ from: '20261120', to: '20261119' }, ['to fromNotAfterTo']],
    [{ to: '20261121' }, ['to notFuture']],
    [{ from: '20241119' }, ['to withinMonths']],
  ])(
    'the search form of the combined history with %j reports the errors %j',
    { tags: ['HIST-13', 'HIST-14', 'D-92', 'D-93'] },
    (more, failures) => expect(refused({ ...opening, ...more })).toEqual(failures),
  )
})
