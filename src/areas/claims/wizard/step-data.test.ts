import { describe, expect, it } from 'vitest'
import { submissionInputOf, policyWith, someone } from '../../../../tests/support/claim-journeys.ts'
import {
  CARDHOLDER,
  CLAIM_TYPES,
  COB_REASONS,
  COVERAGE_ON_FILE,
  PARTICIPANTS,
  PROVIDER_TYPES,
  PROVIDERS,
  RECENT_PROVIDERS,
  SERVICES,
  WELLNESS,
} from '../../../../tests/support/claim-world.ts'
import { useMemberService } from '../../../../tests/support/member-service.ts'
import { json } from '../../../../tests/support/service.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { toClaimExtraInfo } from '../model/claim-extra-info.ts'
import { chosenProvider, chosenProviderType } from '../model/provider-search.ts'
import { loadSubmissionData, emptyStepData } from './step-data.ts'

/** The responses of the services, by the end of the URL. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'claim-types': CLAIM_TYPES,
  'provider-types': PROVIDER_TYPES,
  'recent-providers': RECENT_PROVIDERS,
  participants: PARTICIPANTS,
  'cardholder-details': CARDHOLDER,
  'cob-reasons': COB_REASONS,
  'recent-claim-services': [],
  'health-professionals': PROVIDERS,
  'service-types': SERVICES,
  'external-coverages': [COVERAGE_ON_FILE, { ...COVERAGE_ON_FILE, extCovCarrierCode: 'SECOND' }],
  cob: COVERAGE_ON_FILE,
  services: WELLNESS,
}
const service = useMemberService({
  answer: (response, { url }) => {
    const answer = ANSWERS[new URL(url, 'http://x').pathname.split('/').at(-1) ?? '']
    if (answer === undefined) response.writeHead(204).end()
    else json(response, 200, answer)
  },
})

const person = someone({
  claimType: 'XX-PRAC',
  providerType: 'PHYSPARA',
  how: 'search',
  services: ['101'],
  counts: [2, 1, 1, 1],
  again: [],
  hasInfoOnFile: true,
})
const { answers } = submissionInputOf(person)
const asked = (name: string) => service.calls.map(({ url }) => url).filter((url) => url.includes(`/${name}`))

describe('loadSubmissionData', () => {
  it('the services are requested for the chosen provider and the current day', { tags: ['CLAIM-29'] }, async () => {
    const data = await loadSubmissionData({ policy: policyWith(), answers })
    expect(asked('service-types')).toEqual([
      `/members/marie%40example.com/service-types?lob=03&service-date=${today8()}&specialties=PHYS`,
    ])
    expect(data.services.map(({ serviceId }) => serviceId)).toEqual(SERVICES.map(({ serviceId }) => serviceId))
  })

  it(
    'vision services are requested for each chosen subcategory, and no subcategories are requested if the plan has none',
    { tags: ['CLAIM-27', 'CLAIM-29'] },
    async () => {
      const seen = someone({
        claimType: 'XX-VISI',
        purchasedOnline: false,
        providerType: 'OPTIPARA',
        how: 'manual',
        kinds: ['1', 'words:0'],
      })
      const setting = { policy: policyWith(), answers: submissionInputOf(seen).answers }
      await loadSubmissionData(setting)
      const at = `/members/marie%40example.com/service-types?lob=04&service-date=${today8()}&specialties=OPTI,OPTO`
      expect(asked('service-types')).toEqual([`${at}&subcategory=1`, `${at}&subcategory=0`])
      await loadSubmissionData({ ...setting, answers })
      expect(asked('subcategories')).toEqual([])
    },
  )

  it(
    'a wellness claim requests the services of its account, and no coverage or provider',
    { tags: ['D-121'] },
    async () => {
      const spent = submissionInputOf(someone({ claimType: 'XX-PSA', services: ['101'] }))
      const data = await loadSubmissionData({ policy: policyWith(), answers: spent.answers })
      expect(data.services.map(({ serviceCode }) => serviceCode)).toEqual(['FITN0001', 'FAMI0001'])
      expect([
        ...asked('service-types'),
        ...asked('external-coverages'),
        ...asked('cob?'),
        ...asked('health-professionals'),
      ]).toEqual([])
    },
  )

  it(
    'with the flag maaxClaims, other coverage is requested once for each person and date, with dashes in the date',
    { tags: ['CLAIM-42', 'D-115'] },
    async () => {
      const data = await loadSubmissionData({ policy: policyWith({ maaxClaims: true }), answers })
      const dates = new Set(
        answers['claim-details']?.lines.map(({ participantId, dateOfService }) => `${participantId} ${dateOfService}`),
      )
      expect(asked('cob?')).toHaveLength(dates.size)
      expect(asked('cob?')[0]).toMatch(/\/\d\/cob\?lob=EHB&benefit=PARA&claimDate=\d{4}-\d\d-\d\d$/)
      expect(data.coverageOnFile[0]?.coverage.extCovCarrierCode).toBe('OTHER')
    },
  )

  it(
    'without the flag maaxClaims, external coverages are requested with an eight-digit date, and the first one is used',
    { tags: ['CLAIM-43', 'CONST-24'] },
    async () => {
      const data = await loadSubmissionData({ policy: policyWith({ maaxClaims: false }), answers })
      expect(asked('external-coverages')[0]).toMatch(/\?claimDate=\d{8}&lob=03&participantId=\d$/)
      expect(data.coverageOnFile[0]?.coverage.extCovCarrierCode).toBe('OTHER')
    },
  )

  it.each([
    [{ autoHSA: true }, undefined, 'AUTOHSA'],
    [{ easyHsa: true }, undefined, 'EASYHSA'],
    [{ easyHsa: true }, true, 'EASYHSA'],
    [{ easyHsa: true }, false, 'NONE'],
    [{}, true, 'HSA'],
    [{}, false, 'NONE'],
    [{}, undefined, 'NONE'],
  ] as const)(
    'with the policy %j and the answer %s, the COB reasons are requested with hsaType %s',
    { tags: ['CLAIM-51', 'D-114'] },
    async (flags, isHsa, hsaType) => {
      const { hsa: _, ...rest } = answers
      await loadSubmissionData({
        policy: policyWith(flags),
        answers: isHsa === undefined ? rest : { ...rest, hsa: { isHsa } },
      })
      expect(asked('cob-reasons')).toEqual([`/members/marie%40example.com/cob-reasons?hsaType=${hsaType}`])
    },
  )

  it('the submission data is sufficient to build the claim', async () => {
    const policy = policyWith()
    const data = await loadSubmissionData({ policy, answers })
    const extra = toClaimExtraInfo({
      ...data,
      coverageOnFile: data.coverageOnFile[0]?.coverage,
      answers,
      policy,
      cardholder: data.cardholder!,
      claimType: data.claimTypes[0]!,
      provider: chosenProvider(answers, data),
    })
    expect(extra.benefitServices).toHaveLength(2)
  })

  it('the submission data is requested only once', async () => {
    await loadSubmissionData({ policy: policyWith(), answers })
    const before = service.calls.length
    await loadSubmissionData({ policy: policyWith(), answers })
    expect(service.calls).toHaveLength(before)
  })

  it('a claim with a recent provider sends no directory request, and a claim without a type requests no services or coverage', async () => {
    await loadSubmissionData({
      policy: policyWith(),
      answers: submissionInputOf({ ...person, providerType: 'recent:R1' }).answers,
    })
    expect(asked('health-professionals')).toEqual([])
    service.calls.length = 0
    await loadSubmissionData({ policy: policyWith(), answers: {} })
    expect([...asked('service-types'), ...asked('cob?'), ...asked('external-coverages')]).toEqual([])
  })
})

it('chosenProviderType returns the selected provider type, or the type of the selected recent provider', () => {
  const data = { ...emptyStepData, providerTypes: PROVIDER_TYPES, recentProviders: RECENT_PROVIDERS }
  expect(chosenProviderType({ 'provider-type': { providerType: 'MASSINDI' } }, data)?.specialtyCode).toBe('MASS')
  expect(chosenProviderType({ 'provider-type': { providerType: 'recent:R1' } }, data)?.specialtyCode).toBe('PHYS')
  expect(chosenProviderType({}, data)).toBeUndefined()
})
