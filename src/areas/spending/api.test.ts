import { beforeEach, expect, it } from 'vitest'
import { openTab } from '../../../tests/support/browser.ts'
import { json, useService } from '../../../tests/support/service.ts'
import { clearError, errorStore } from '~/platform/errors/error-store.ts'
import { setLocale } from '~/platform/i18n/locale.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { spending } from './api.ts'

const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, []) })
beforeEach(() => {
  openTab()
  setLocale('en')
  queryClient.clear()
  clearError()
})

const id = 'marie@example.com'
const at = '/members/marie%40example.com'

it.each([
  ['ACCTS-01 API-077', () => spending.account('hsa', id), `${at}/benefits/health-spending-account`],
  ['ACCTS-02 API-078', () => spending.balance('hsa', id), `${at}/benefits/health-spending-account/balance`],
  ['ACCTS-03 API-079', () => spending.products('hsa', id), `${at}/coverages/health-spending-products/balances?type=hsa`],
  ['ACCTS-07 ACCTS-11 API-082', () => spending.account('pwa', id), `${at}/benefits/personal-wellness-account`],
  ['ACCTS-10 ACCTS-11 API-085', () => spending.balance('pwa', id), `${at}/benefits/personal-wellness-account/balance`],
  ['D-11', () => spending.products('pwa', id), `${at}/coverages/health-spending-products/balances?type=pwa`],
  ['ACCTS-08 ACCTS-11 API-083', () => spending.expenses(id), `${at}/benefits/personal-wellness-account/services?categorized=true`],
] as const)('%s asks %o once for each language (COV-69)', async (_, query, url) => {
  const read = () => queryClient.ensureQueryData(query() as never)
  await read()
  await read()
  expect(service.calls.map((call) => [call.method, call.url])).toEqual([['GET', url]])
  setLocale('fr')
  await read()
  expect(service.calls).toHaveLength(2)
})

it.each([204, 500])('ACCTS-01 an account that is not there is a failure, told in the dialog (%i)', async (status) => {
  service.answer((response) => void response.writeHead(status).end())
  await expect(queryClient.ensureQueryData(spending.account('hsa', id))).rejects.toThrow('getHealthSpendingAccount')
  expect(errorStore.get()).toMatchObject({ operationId: 'getHealthSpendingAccount' })
})

it('ACCTS-08 a flat list where categories were asked for is a failure', async () => {
  service.answer((response) => json(response, 200, [{ benefitCode: 'W1', shortDescription: 'Gym', longDescription: 'Membership' }]))
  await expect(queryClient.ensureQueryData(spending.expenses(id))).rejects.toThrow('listPersonalWellnessServices: server')
})

it('ACCTS-02 ACCTS-10 a balance of 204 is none', async () => {
  service.answer((response) => void response.writeHead(204).end())
  expect(await queryClient.ensureQueryData(spending.balance('hsa', id))).toBeNull()
  expect(await queryClient.ensureQueryData(spending.balance('pwa', id))).toBeNull()
  expect(errorStore.get()).toBeUndefined()
})
