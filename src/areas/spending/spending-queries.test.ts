import { getHealthSpendingProductBalancesQuery } from '~generated/member/queries/spending.ts'
import { spendingAccountQuery, spendingBalanceQuery } from '~/domain/spending-accounts.ts'
import { expensesQuery } from './pages/expenses.page.tsx'
import { expect, it } from 'vitest'
import { useMemberService } from '../../../tests/support/member-service.ts'
import { json } from '../../../tests/support/service.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { queryClient } from '~/platform/query/query-client.ts'

const service = useMemberService({ answer: (response) => json(response, 200, []) })

it(
  'the health spending account query, run twice in each language, sends one request per language',
  { tags: ['ACCTS-01', 'API-077', 'COV-69'] },
  service.asksOncePerLanguage(() => spendingAccountQuery('hsa'), '/benefits/health-spending-account'),
)
it(
  'the health spending balance query, run twice in each language, sends one request per language',
  { tags: ['ACCTS-02', 'API-078', 'COV-69'] },
  service.asksOncePerLanguage(() => spendingBalanceQuery('hsa'), '/benefits/health-spending-account/balance'),
)
it(
  'the query for all health spending balances, run twice in each language, sends one request per language',
  { tags: ['ACCTS-03', 'API-079', 'COV-69'] },
  service.asksOncePerLanguage(
    () => getHealthSpendingProductBalancesQuery({ type: 'hsa' }),
    '/coverages/health-spending-products/balances?type=hsa',
  ),
)
it(
  'the personal wellness account query, run twice in each language, sends one request per language',
  { tags: ['ACCTS-07', 'ACCTS-11', 'API-082', 'COV-69'] },
  service.asksOncePerLanguage(() => spendingAccountQuery('pwa'), '/benefits/personal-wellness-account'),
)
it(
  'the personal wellness balance query, run twice in each language, sends one request per language',
  { tags: ['ACCTS-11', 'API-085', 'COV-69'] },
  service.asksOncePerLanguage(() => spendingBalanceQuery('pwa'), '/benefits/personal-wellness-account/balance'),
)
it(
  'the query for all personal wellness balances, run twice in each language, sends one request per language',
  { tags: ['D-11', 'COV-69'] },
  service.asksOncePerLanguage(
    () => getHealthSpendingProductBalancesQuery({ type: 'pwa' }),
    '/coverages/health-spending-products/balances?type=pwa',
  ),
)
it(
  'the wellness expenses query, run twice in each language, sends one request per language',
  { tags: ['API-083', 'ACCTS-11', 'COV-69'] },
  service.asksOncePerLanguage(expensesQuery, '/benefits/personal-wellness-account/services'),
)

it.each([204, 500])(
  'a missing spending account (status %i) is a failure that opens the error dialog',
  { tags: ['ACCTS-01'] },
  async (status) => {
    service.answer((response) => void response.writeHead(status).end())
    await expect(queryClient.ensureQueryData(spendingAccountQuery('hsa'))).rejects.toThrow('getHealthSpendingAccount')
    expect(errorStore.get()).toMatchObject({ operationId: 'getHealthSpendingAccount' })
  },
)

it('the wellness expenses query fails if the response is a flat list instead of categories', async () => {
  service.answer((response) =>
    json(response, 200, [{ benefitCode: 'W1', shortDescription: 'Gym', longDescription: 'Membership' }]),
  )
  await expect(queryClient.ensureQueryData(expensesQuery())).rejects.toThrow('listPersonalWellnessServices: server')
})

it('a spending balance response with status 204 is read as null', { tags: ['ACCTS-02'] }, async () => {
  service.answer((response) => void response.writeHead(204).end())
  expect(await queryClient.ensureQueryData(spendingBalanceQuery('hsa'))).toBeNull()
  expect(await queryClient.ensureQueryData(spendingBalanceQuery('pwa'))).toBeNull()
  expect(errorStore.get()).toBeUndefined()
})
