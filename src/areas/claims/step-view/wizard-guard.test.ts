import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { clearError, errorStore } from '~/platform/errors/portal-error.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import { directDepositRequiredStore } from '~/components/start-claim.ts'
import { confirmationStore } from '../submission/confirmation-store.ts'
import { requireConfirmation } from '../submission/confirmation-store.ts'
import { guard } from './wizard-guard.ts'

const id = 'marie@example.com'
const service = useService({ apiToken: () => 'Bearer aaa', answer: (response) => json(response, 200, { branch: '12345', bank: '003', account: '0012345678' }) })
beforeEach(() => {
  openTab()
  signInAs(id)
  queryClient.clear()
  discardDraft()
  clearError()
  directDepositRequiredStore.set(undefined)
})

const policy = readPolicy({ submitClaim: true })
const open = async (path: string) =>
  (await guard({ policy, locale: 'fr', params: {}, url: new URL(`https://portal.example/fr/submit-claim/${path}`) }))?.page ?? 'shown'

describe('a step of the claim wizard', () => {
  it('the first asks for the banking details, and is shown when there are some', { tags: ['GUARD-18', 'GUARD-20'] }, async () => {
    expect(await open('claim-type')).toBe('shown')
    expect(service.calls.map(({ url }) => url)).toEqual(['/members/marie%40example.com/banking-details'])
  })

  it('the first shows the modal on the dashboard when there are none', { tags: ['GUARD-19', 'D-58'] }, async () => {
    service.answer((response) => void response.writeHead(204).end())
    expect(await open('claim-type')).toBe('dashboard.home')
    expect(directDepositRequiredStore.get()).toBeDefined()
  })

  it('nobody starts a claim when that question fails; the dialog has its name', { tags: ['GUARD-20', 'ERR-04', 'D-59'] }, async () => {
    service.answer((response) => json(response, 500, {}))
    expect(await open('claim-type')).toBe('dashboard.home')
    expect(directDepositRequiredStore.get()).toBeUndefined()
    expect(errorStore.get()).toMatchObject({ catalogue: 'getDirectDeposit' })
  })

  it.each(['before-start', 'provider-search/results', 'claim-details', 'confirmation'])('%s leads to the first open step', { tags: ['D-99'] }, async (path) => {
    expect(await open(path)).toBe('claims.claim-type')
    setDraft(id, { answers: { 'claim-type': { claimType: 'XX-PRAC' } }, unsaved: {}, completedSteps: ['claim-type'] })
    expect(await open(path)).toBe(path === 'before-start' ? 'shown' : 'claims.before-start')
  })

  describe('about the health spending account', () => {
    const answer = (keys: readonly string[], status = 200) =>
      service.answer((response) => json(response, status, { benefits: keys.map((key) => ({ key, description: key })) }))
    const completedSteps = ['claim-type', 'before-start-drugs', 'claim-items']
    beforeEach(() => setDraft(id, { answers: { 'claim-type': { claimType: 'XX-PHAR' } }, unsaved: {}, completedSteps }))

    it('leads to the other coverage without such an account, and from there to the first open step', { tags: ['D-122'] }, async () => {
      answer(['DENTAL'])
      expect([await open('hsa'), await open('other-coverage')]).toEqual(['claims.other-coverage', 'shown'])
      discardDraft()
      expect([await open('hsa'), await open('other-coverage')]).toEqual(['claims.other-coverage', 'claims.claim-type'])
    })

    it('is shown to a member who has one, and comes first', { tags: ['D-154'] }, async () => {
      answer(['HSA'])
      expect([await open('hsa'), await open('other-coverage')]).toEqual(['shown', 'claims.hsa'])
      expect(service.calls).toHaveLength(1)
    })

    it('is not shown, and holds nobody back, while nobody can say the benefits', { tags: ['D-119', 'GUARD-14', 'API-072'] }, async () => {
      answer([], 500)
      expect([await open('hsa'), await open('other-coverage'), await open('claim-details')]).toEqual(['claims.other-coverage', 'shown', 'shown'])
    })
  })

  it('that is open is shown, and asks the services nothing', async () => {
    setDraft(id, { answers: { 'claim-type': { claimType: 'XX-PRAC' } }, unsaved: {}, completedSteps: ['claim-type', 'before-start'] })
    expect(await open('treatment-for-accident')).toBe('shown')
    expect(service.calls).toEqual([])
  })
})

it('a receipt is shown only for a claim that was sent', { tags: ['CLAIM-81'] }, () => {
  const visit = () => requireConfirmation({ policy, locale: 'en', params: {}, url: new URL('https://portal.example/en/submit-claim/success') })
  expect(visit()).toEqual({ page: 'dashboard.home' })
  confirmationStore.set({ result: { message: 'Thank you' }, locale: 'en', pays: 'plan', lines: [], documents: [] })
  expect(visit()).toBeUndefined()
  confirmationStore.set(undefined)
})
