import { beforeEach, describe, expect, it } from 'vitest'
import '~/app/routes.ts'
import { openTab, signInAs } from '../../../../tests/support/browser.ts'
import { CLAIM_TYPES, PROVIDER_TYPES, SERVICES } from '../../../../tests/support/claim-world.ts'
import { json, useService } from '../../../../tests/support/service.ts'
import { clearError, errorStore } from '~/platform/errors/portal-error.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import type { Answers, Draft } from '~/wizard/definition.ts'
import { firstIncompleteStep, adjacentStop } from '~/wizard/engine.ts'
import { claimWizard } from './claim-wizard.ts'
import { autoAnswerSteps } from './auto-answer.ts'

const service = useService()
const wizard = claimWizard(readPolicy({}))
const settled = (draft: Draft) => autoAnswerSteps(wizard, draft, (now) => firstIncompleteStep(wizard, now))
const answered = (answers: object): Draft => ({
  answers: answers as Answers,
  unsaved: {},
  completedSteps: Object.keys(answers),
})
/** Sets the member's address, and the providers that the directory returns for the member's town. */
const livesAt = (address: object, found = ['1']) =>
  service.answer((response, { url }) =>
    json(response, 200, url.includes('contact-info') ? { address } : found.map((pauthId) => ({ pauthId }))),
  )
const MONCTON = { addressLine1: '1, rue Main', city: 'Moncton', province: 'NB', postalCode: 'E1C 1A1', country: 'CA' }

beforeEach(() => {
  openTab()
  signInAs('marie@example.com')
  queryClient.clear()
  clearError()
  livesAt(MONCTON)
})

const visit = {
  'claim-type': { claimType: 'XX-PRAC' },
  'before-start': {},
  'treatment-for-accident': { isAccident: false },
}
const searching = { ...visit, 'provider-type': { providerType: 'PHYSPARA' } }
const found = {
  ...searching,
  'provider-search': { how: 'search', city: 'Moncton', province: 'NB' },
  'provider-results': { pauthId: '500005' },
}

describe('autoAnswerSteps', { tags: ['D-99'] }, () => {
  it('the provider search is answered automatically with the member’s own town', async () => {
    const { draft, step } = await settled(answered(searching))
    expect(step).toBe('provider-results')
    expect(draft.answers['provider-search']).toEqual({
      how: 'search',
      city: 'Moncton',
      province: 'NB',
      isIndividual: false,
    })
    expect(adjacentStop(wizard, draft, 'provider-results', -1)).toBe('before-start')
  })

  it('the provider search is left to the member if the member lives abroad or if the search finds nothing or fails', async () => {
    livesAt({ ...MONCTON, province: 'ME', country: 'US' })
    expect((await settled(answered(searching))).step).toBe('provider-search')
    livesAt(MONCTON, [])
    queryClient.clear()
    expect((await settled(answered(searching))).step).toBe('provider-search')
    queryClient.clear()
    service.answer((response) => json(response, 500, {}))
    expect((await settled(answered(searching))).step).toBe('provider-search')
    expect(errorStore.get()).toBeUndefined()
  })

  it(
    'the service selection is answered automatically with one visit for each service, up to the limit of a claim',
    { tags: ['CLAIM-32', 'D-106'] },
    async () => {
      const { draft, step } = await settled(answered({ ...found, 'service-list': { services: ['101', '102'] } }))
      expect(step).toBe('claim-details')
      expect(draft.answers['service-selection']).toEqual({
        lines: [
          { serviceId: '101', count: 1 },
          { serviceId: '102', count: 1 },
        ],
      })
      const many = Array.from({ length: 21 }, (_, index) => String(index))
      expect((await settled(answered({ ...found, 'service-list': { services: many } }))).step).toBe('service-selection')
    },
  )

  it(
    'the required documents are ticked automatically if enough files are attached, and otherwise the step is shown',
    { tags: ['D-156', 'CLAIM-61'] },
    async () => {
      const claimed = (claimType: string, files: readonly object[], coverage: object = {}) =>
        settled(
          answered({
            'claim-type': { claimType },
            ...(claimType === 'XX-PHAR' ? { 'before-start-drugs': {} } : {}),
            'claim-items': { items: [] },
            'other-coverage': coverage,
            'attach-documents': { files },
          }),
        )
      const file = { id: '1', name: 'receipt.png' }
      expect((await claimed('XX-PHAR', [])).step).toBe('documents-to-attach')
      const { draft, step } = await claimed('XX-PHAR', [file])
      expect([step, draft.answers['documents-to-attach']]).toEqual(['claim-summary', { documents: ['receipt'] }])
      expect(
        (await claimed('XX-PHAR', [file], { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true, lines: [] }))
          .step,
      ).toBe('documents-to-attach')
    },
  )

  describe('files that the details page asks for', { tags: ['CLAIM-57', 'D-213'] }, () => {
    const details = {
      ...found,
      'service-list': { services: ['101'] },
      'service-selection': { lines: [{ serviceId: '101', count: 1 }] },
      'claim-details': {
        lines: [
          {
            key: '101#1',
            needsPrescription: false,
            participantId: '1',
            dateOfService: '20261118',
            amountPaid: '95.00',
          },
        ],
      },
      'other-coverage': { hasInfoOnFile: false, doesMemberHaveOtherCov: false },
    }
    const attached = (files: readonly object[] | undefined, more: object = {}) => {
      const draft = answered({ ...details, ...more })
      return settled({ ...draft, unsaved: files ? { 'attach-documents': { files } } : {} })
    }
    const file = { id: '1', name: 'receipt.png' }

    it('the documents step is skipped if the details page has asked for files, even if the member attached none', async () => {
      const { draft, step } = await attached([file])
      expect(step).toBe('claim-summary')
      expect(draft.answers['attach-documents']).toEqual({ files: [file], hasQuestions: false })
      expect((await attached(undefined)).step).toBe('claim-summary')
      expect(adjacentStop(wizard, draft, 'claim-summary', -1)).toBe('claim-details')
    })

    it('the documents step is shown if the attached files are lost, or if a statement of another insurer is required', async () => {
      expect((await attached([])).step).toBe('attach-documents')
      const paid = { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true }
      expect((await attached([file], { 'other-coverage': paid })).step).toBe('attach-documents')
    })

    it('if a service has additional questions, the documents step is shown with them', async () => {
      const additionalQuestions = [{ id: 'q', text: 'Why?', answerType: 'text' as const }]
      const lists: Readonly<Record<string, readonly object[]>> = {
        'claim-types': CLAIM_TYPES,
        'provider-types': PROVIDER_TYPES,
        'service-types': [{ ...SERVICES[0], additionalQuestions }],
      }
      service.answer((response, { url }) => json(response, 200, lists[/\/([\w-]+)(?:\?|$)/.exec(url)?.[1] ?? ''] ?? []))
      expect((await attached([file])).step).toBe('attach-documents')
    })
  })

  it('the comments step is answered automatically once the summary is complete, and keeps comments that were entered', async () => {
    const before = {
      'claim-type': { claimType: 'XX-PHAR' },
      'before-start-drugs': {},
      'claim-items': { items: [] },
      'other-coverage': {},
    }
    const read = {
      ...before,
      'attach-documents': { files: [{ id: '1' }] },
      'documents-to-attach': {},
      'verify-information': {},
      'claim-summary': {},
    }
    expect((await settled(answered(read))).step).toBe('confirmation')
    const written = await settled(answered({ ...read, comments: { comments: 'Merci!' } }))
    expect([written.step, written.draft.answers['comments']]).toEqual(['confirmation', { comments: 'Merci!' }])
  })
})
