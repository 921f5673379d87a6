import {
  downloadClaimHistoryStatementPdf,
  downloadClaimsPdf,
  getClaimPaymentDetailsQuery,
  searchClaimHistoriesQuery,
} from '~generated/member/queries/history.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '~/app/routes.ts'
import { signInAs } from '../../../tests/support/browser.ts'
import { at, id, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { claimHistoryFilterForm } from '~generated/forms/history/claim-history-filter.ts'
import { historyFilterForm } from '~generated/forms/history/history-filter.ts'
import { checkForm, validatorOf } from '~/forms/check-form.ts'
import type { FormDefinition } from '~/forms/definition.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { defaultClaimSearch } from './model/claim-search.ts'
import { defaultHistorySearch } from './model/history-search.ts'
import { claimSearchStore, historySearchStore } from './search-store.ts'

const ASKED = { participants: '1,2', claimTypes: 'XX-PRAC,XX-DENT', fromDate: '20251120', toDate: '20261120' }
const QUERY = 'participants=1%2C2&claimTypes=XX-PRAC%2CXX-DENT&fromDate=20251120&toDate=20261120'

const service = useMemberService({ answer: (response) => json(response, 200, []) })
let saved: string[]
beforeEach(() => {
  saved = []
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    createElement: () => ({
      download: '',
      click(this: { download: string }) {
        saved.push(this.download)
      },
    }),
  })
})
/** The requested URLs, with commas encoded as in the contract. */
const asked = () => service.calls.map(({ url }) => url.replaceAll(',', '%2C'))
const pdf = () =>
  service.answer((response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'))

describe('claim history', () => {
  it(
    'the claim history is requested with participants, claim types and both days as digits',
    { tags: ['HIST-05', 'API-097', 'D-159'] },
    async () => {
      await queryClient.fetchQuery(searchClaimHistoriesQuery(ASKED))
      expect(asked()).toEqual([`${at}/claim-histories?${QUERY}`])
    },
  )

  it('a 204 claim history is null', { tags: ['HIST-06'] }, async () => {
    service.answer((response) => void response.writeHead(204).end())
    expect(await queryClient.fetchQuery(searchClaimHistoriesQuery(ASKED))).toBeNull()
  })

  it('the claim history is cached by member and search', { tags: ['HIST-08', 'DATA-34'] }, async () => {
    const ask = (more: object = {}) => queryClient.ensureQueryData(searchClaimHistoriesQuery({ ...ASKED, ...more }))
    await ask()
    await ask()
    expect(asked()).toHaveLength(1)
    for (const more of [
      { participants: '1' },
      { claimTypes: 'XX-DENT' },
      { fromDate: '20260101' },
      { toDate: '20261119' },
    ])
      await ask(more)
    signInAs('other@example.com')
    await ask()
    expect(asked()).toHaveLength(6)
  })

  it('the claim history statement is saved with the same query', { tags: ['HIST-09', 'API-098'] }, async () => {
    pdf()
    await downloadClaimHistoryStatementPdf(ASKED)
    expect([asked(), saved]).toEqual([[`${at}/claim-histories/statement?${QUERY}`], ['claim-history.pdf']])
  })
})

describe('history', () => {
  it(
    'the history PDF is requested with the query of the search',
    { tags: ['HIST-10', 'HIST-16', 'API-100'] },
    async () => {
      pdf()
      await downloadClaimsPdf({
        participantId: '2',
        benefitCode: 'DRUG',
        processedDateFrom: '20260101',
        processedDateTo: '20261120',
        sortBy: 'processedDate',
      })
      expect([asked(), saved]).toEqual([
        [
          `${at}/claims/pdf?participantId=2&benefitCode=DRUG&processedDateFrom=20260101&processedDateTo=20261120&sortBy=processedDate`,
        ],
        ['claims.pdf'],
      ])
    },
  )

  it(
    'the payment details of a line are cached by member, claim, line and language',
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
})

it('the searches are kept in memory until the session end', { tags: ['HIST-08'] }, () => {
  claimSearchStore.set(defaultClaimSearch())
  historySearchStore.set(defaultHistorySearch())
  endSessionWithoutRedirect()
  expect([claimSearchStore.get(), historySearchStore.get()]).toEqual([undefined, undefined])
})

/** The failures of a form's answers as `field rule`, on 20 November 2026. */
function refusals<Data>(form: FormDefinition<Data>) {
  const validator = validatorOf(form)
  return (answers: object) =>
    checkForm(form, validator, answers, new Date(2026, 10, 20, 12)).map(({ path, rule }) => `${path.join('.')} ${rule}`)
}

describe('claimHistoryFilterForm', () => {
  const refused = refusals(claimHistoryFilterForm)
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
  ])('the claim history form with %j has the failures %j', { tags: ['HIST-01', 'HIST-02', 'D-93'] }, (more, failures) =>
    expect(refused({ ...opening, ...more })).toEqual(failures),
  )
})

describe('historyFilterForm', () => {
  const refused = refusals(historyFilterForm)
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
    'the history form with %j has the failures %j',
    { tags: ['HIST-13', 'HIST-14', 'D-92', 'D-93'] },
    (more, failures) => expect(refused({ ...opening, ...more })).toEqual(failures),
  )
})
