import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { id, useMemberService } from '../../../../tests/support/member-service.ts'
import { json } from '../../../../tests/support/service.ts'
import { errorStore } from '~/platform/errors/portal-error.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import { directDepositRequiredStore } from '~/components/start-claim.ts'
import { confirmationStore } from '../wizard/confirmation-store.ts'
import { requireConfirmation } from '../wizard/confirmation-store.ts'
import { guard } from './wizard-guard.ts'

const service = useMemberService({
  answer: (response) => json(response, 200, { branch: '12345', bank: '003', account: '0012345678' }),
})
beforeEach(() => {
  discardDraft()
  directDepositRequiredStore.set(undefined)
})

const policy = readPolicy({ submitClaim: true })
const open = async (path: string) =>
  (await guard({ policy, locale: 'fr', params: {}, url: new URL(`https://portal.example/fr/submit-claim/${path}`) }))
    ?.page ?? 'shown'

describe('wizard guard', () => {
  it('the first step is shown to a member with banking details', { tags: ['GUARD-18', 'GUARD-20'] }, async () => {
    expect(await open('claim-type')).toBe('shown')
    expect(service.calls.map(({ url }) => url)).toEqual(['/members/marie%40example.com/banking-details'])
  })

  it(
    'the first step redirects a member without banking details to the dashboard, which asks for them',
    { tags: ['GUARD-19', 'D-58'] },
    async () => {
      service.answer((response) => void response.writeHead(204).end())
      expect(await open('claim-type')).toBe('dashboard.home')
      expect(directDepositRequiredStore.get()).toBeDefined()
    },
  )

  it(
    'the first step redirects to the dashboard with an error if the banking details cannot be loaded',
    { tags: ['GUARD-20', 'ERR-04', 'D-59'] },
    async () => {
      service.answer((response) => json(response, 500, {}))
      expect(await open('claim-type')).toBe('dashboard.home')
      expect(directDepositRequiredStore.get()).toBeUndefined()
      expect(errorStore.get()).toMatchObject({ catalogue: 'getDirectDeposit' })
    },
  )

  it.each(['before-start', 'provider-search/results', 'claim-details', 'confirmation'])(
    'the step URL %s redirects to the first incomplete step',
    { tags: ['D-99'] },
    async (path) => {
      expect(await open(path)).toBe('claims.claim-type')
      setDraft(id, { answers: { 'claim-type': { claimType: 'XX-PRAC' } }, unsaved: {}, completedSteps: ['claim-type'] })
      expect(await open(path)).toBe(path === 'before-start' ? 'shown' : 'claims.before-start')
    },
  )

  describe('health spending account step', () => {
    const answer = (keys: readonly string[], status = 200) =>
      service.answer((response) => json(response, status, { benefits: keys.map((key) => ({ key, description: key })) }))
    const completedSteps = ['claim-type', 'before-start-drugs', 'claim-items']
    beforeEach(() => setDraft(id, { answers: { 'claim-type': { claimType: 'XX-PHAR' } }, unsaved: {}, completedSteps }))

    it(
      'the spending account step redirects a member without such an account to the other coverage step',
      { tags: ['D-122'] },
      async () => {
        answer(['DENTAL'])
        expect([await open('hsa'), await open('other-coverage')]).toEqual(['claims.other-coverage', 'shown'])
        discardDraft()
        expect([await open('hsa'), await open('other-coverage')]).toEqual([
          'claims.other-coverage',
          'claims.claim-type',
        ])
      },
    )

    it(
      'the spending account step comes before the other coverage step for a member with such an account',
      { tags: ['D-154'] },
      async () => {
        answer(['HSA'])
        expect([await open('hsa'), await open('other-coverage')]).toEqual(['shown', 'claims.hsa'])
        expect(service.calls).toHaveLength(1)
      },
    )

    it(
      'the spending account step is skipped if the benefits cannot be loaded',
      { tags: ['D-119', 'GUARD-14', 'API-072'] },
      async () => {
        answer([], 500)
        expect([await open('hsa'), await open('other-coverage'), await open('claim-details')]).toEqual([
          'claims.other-coverage',
          'shown',
          'shown',
        ])
      },
    )
  })

  it('the guard shows the first incomplete step without sending a request', async () => {
    setDraft(id, {
      answers: { 'claim-type': { claimType: 'XX-PRAC' } },
      unsaved: {},
      completedSteps: ['claim-type', 'before-start'],
    })
    expect(await open('treatment-for-accident')).toBe('shown')
    expect(service.calls).toEqual([])
  })
})

it('the confirmation page redirects to the dashboard unless a claim has been submitted', { tags: ['CLAIM-81'] }, () => {
  const visit = () =>
    requireConfirmation({
      policy,
      locale: 'en',
      params: {},
      url: new URL('https://portal.example/en/submit-claim/success'),
    })
  expect(visit()).toEqual({ page: 'dashboard.home' })
  confirmationStore.set({ result: { message: 'Thank you' }, locale: 'en', pays: 'plan', lines: [], documents: [] })
  expect(visit()).toBeUndefined()
  confirmationStore.set(undefined)
})
