import { prefetch, queryClient } from '~/platform/query/query-client.ts'
import { getPaymentDetailsQuery, searchPaymentHistoriesQuery } from '~generated/member/queries/payments.ts'
import { describe, expect, it, vi } from 'vitest'
import '~/app/routes.ts'
import { at, useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { TIMEOUTS } from '../../../tests/support/timeouts.ts'
import { paymentHistoryFilterForm } from '~generated/forms/history/payment-history-filter.ts'
import { failuresOf } from '../../../tests/support/form-failures.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { guard } from './payment-guard.ts'
import { queries as paymentQueries } from './pages/payment.page.tsx'
import { queries as paymentsQueries } from './pages/payments.page.tsx'

const PERIOD = { fromDate: '20260820', toDate: '20261120' }
const ASKED = { paymentId: 'P1004', ...PERIOD }
const HISTORY = { showHSP: false, totalPaidAmount: '0.00', paymentLines: [] }

const service = useMemberService({ answer: (response) => json(response, 200, HISTORY) })

const asked = () => service.calls.map(({ method, url }) => `${method} ${url}`)
const page = (path: string) => ({ url: new URL(`https://portal.example/en/${path}`), params: {} })

describe('payments', () => {
  it(
    'the payments query requests the URL with both dates, and returns null for a response with status 204',
    { tags: ['HIST-33', 'API-106'] },
    async () => {
      service.answer((response) => void response.writeHead(204).end())
      expect(await queryClient.fetchQuery(searchPaymentHistoriesQuery(PERIOD))).toBeNull()
      expect(asked()).toEqual([`GET ${at}/payment-histories?fromDate=20260820&toDate=20261120`])
    },
  )

  it.each(['fromDate=20260820', 'toDate=20261120', 'fromDate=20260820&toDate=never'])(
    'the payments query sends no request with %s alone',
    { tags: ['HIST-32'] },
    async (query) => {
      const operations = paymentsQueries(page(`payment-history?${query}`)).map(({ queryKey }) => queryKey[0])
      expect(operations).not.toContain('searchPaymentHistories')
      prefetch(...paymentsQueries(page('payment-history?fromDate=20260820&toDate=20260920')))
      await vi.waitFor(
        () => expect(asked()).toContain(`GET ${at}/payment-histories?fromDate=20260820&toDate=20260920`),
        TIMEOUTS,
      )
    },
  )
})

describe('payment details', () => {
  it.each(['paymentId', 'fromDate', 'toDate'] as const)(
    'the URL of a payment without %s redirects to the list of payments without a request',
    { tags: ['HIST-37', 'HIST-40', 'CONST-18'] },
    async (name) => {
      const { [name]: _left, ...rest } = ASKED
      const place = page(`payment-history/details?${new URLSearchParams(rest).toString()}`)
      expect(paymentQueries(place)).toEqual([])
      expect(await guard({ ...place, policy: undefined, locale: 'en' })).toMatchObject({ page: 'history.payments' })
      expect(asked()).toEqual([])
    },
  )

  it(
    'the payment page opens if its URL is complete; otherwise the payment list opens with the period of the URL',
    { tags: ['HIST-37'] },
    async () => {
      const visit = (query: object) =>
        guard({
          ...page(`payment-history/details?${new URLSearchParams({ ...query }).toString()}`),
          policy: undefined,
          locale: 'en',
        })
      expect(await visit(ASKED)).toBeUndefined()
      expect(await visit(PERIOD)).toEqual({ page: 'history.payments', query: PERIOD })
    },
  )

  it(
    'an unknown payment opens the error dialog with the message of the service',
    { tags: ['HIST-39', 'API-118'] },
    async () => {
      service.answer((response) => json(response, 400, { messageEn: 'No such payment.', messageFr: 'Aucun paiement.' }))
      await expect(queryClient.fetchQuery(getPaymentDetailsQuery(ASKED))).rejects.toMatchObject({
        status: 400,
        serverText: { en: 'No such payment.' },
      })
      expect(errorStore.get()).toMatchObject({ operationId: 'getPaymentDetails', status: 400 })
    },
  )
})

describe('paymentHistoryFilterForm', () => {
  const refused = failuresOf(paymentHistoryFilterForm, new Date(2026, 10, 20, 12))

  it.each([
    [PERIOD, []],
    [{ fromDate: '20261120', toDate: '20261120' }, []],
    [{ fromDate: '20241120', toDate: '20261120' }, []],
    [{}, ['fromDate required', 'toDate required']],
    [{ fromDate: '20260820' }, ['toDate required']],
    [{ fromDate: '20260821', toDate: '20260820' }, ['toDate fromNotAfterTo']],
    [{ fromDate: '20260820', toDate: '20261121' }, ['toDate notFuture']],
    [{ fromDate: '20241119', toDate: '20261120' }, ['toDate withinMonths']],
  ])('the payment period form with %j reports the errors %j', { tags: ['HIST-32', 'D-93'] }, (answers, failures) =>
    expect(refused(answers)).toEqual(failures),
  )
})
