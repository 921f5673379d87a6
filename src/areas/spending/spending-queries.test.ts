import { getHealthSpendingProductBalancesQuery } from '~generated/member/queries/spending.ts'
import { spendingAccountQuery, spendingBalanceQuery } from '~/domain/spending-accounts.ts'
import { expensesQuery } from './pages/expenses.page.tsx'
import { beforeEach, expect, it } from 'vitest'
import { openTab, signInAs } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { clearError, errorStore } from '~/platform/errors/portal-error.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, []) })
beforeEach(() => {
  openTab()
  signInAs(id)
  setLocale('en')
  queryClient.clear()
  clearError()
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'

const asksOnce = (query: () => object, url: string) => async () => {
  const read = () => queryClient.ensureQueryData(query() as never)
  await read()
  await read()
  expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
  setLocale('fr')
  await read()
  expect(service.calls).toHaveLength(2)
}

it(
  'the health spending account query sends one request for each language',
  { tags: ['ACCTS-01', 'API-077', 'COV-69'] },
  asksOnce(() => spendingAccountQuery('hsa'), `${at}/benefits/health-spending-account`),
)
it(
  'the health spending balance query sends one request for each language',
  { tags: ['ACCTS-02', 'API-078', 'COV-69'] },
  asksOnce(() => spendingBalanceQuery('hsa'), `${at}/benefits/health-spending-account/balance`),
)
it(
  'the health spending product balances query sends one request for each language',
  { tags: ['ACCTS-03', 'API-079', 'COV-69'] },
  asksOnce(
    () => getHealthSpendingProductBalancesQuery({ type: 'hsa' }),
    `${at}/coverages/health-spending-products/balances?type=hsa`,
  ),
)
it(
  'the personal wellness account query sends one request for each language',
  { tags: ['ACCTS-07', 'ACCTS-11', 'API-082', 'COV-69'] },
  asksOnce(() => spendingAccountQuery('pwa'), `${at}/benefits/personal-wellness-account`),
)
it(
  'the personal wellness balance query sends one request for each language',
  { tags: ['ACCTS-11', 'API-085', 'COV-69'] },
  asksOnce(() => spendingBalanceQuery('pwa'), `${at}/benefits/personal-wellness-account/balance`),
)
it(
  'the personal wellness product balances query sends one request for each language',
  { tags: ['D-11', 'COV-69'] },
  asksOnce(
    () => getHealthSpendingProductBalancesQuery({ type: 'pwa' }),
    `${at}/coverages/health-spending-products/balances?type=pwa`,
  ),
)
it(
  'the wellness expenses query sends one request for each language',
  { tags: ['ACCTS-08', 'API-083', 'ACCTS-11', 'COV-69'] },
  asksOnce(() => expensesQuery(), `${at}/benefits/personal-wellness-account/services`),
)

it.each([204, 500])(
  'a missing spending account is a failure that opens the error dialog (%i)',
  { tags: ['ACCTS-01'] },
  async (status) => {
    service.answer((response) => void response.writeHead(status).end())
    await expect(queryClient.ensureQueryData(spendingAccountQuery('hsa'))).rejects.toThrow('getHealthSpendingAccount')
    expect(errorStore.get()).toMatchObject({ operationId: 'getHealthSpendingAccount' })
  },
)

it('a flat list of wellness services fails where categories are expected', async () => {
  service.answer((response) =>
    json(response, 200, [{ benefitCode: 'W1', shortDescription: 'Gym', longDescription: 'Membership' }]),
  )
  await expect(queryClient.ensureQueryData(expensesQuery())).rejects.toThrow('listPersonalWellnessServices: server')
})

it('a 204 balance is null', { tags: ['ACCTS-02'] }, async () => {
  service.answer((response) => void response.writeHead(204).end())
  expect(await queryClient.ensureQueryData(spendingBalanceQuery('hsa'))).toBeNull()
  expect(await queryClient.ensureQueryData(spendingBalanceQuery('pwa'))).toBeNull()
  expect(errorStore.get()).toBeUndefined()
})
