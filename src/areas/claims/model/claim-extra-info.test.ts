import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SubmitMultiClaimsBody } from '~generated/member/zod/claims.zod.ts'
import { keysIn, submissionInputOf, policyWith, someone } from '../../../../tests/support/claim-journeys.ts'
import { member, reasonsIn, type Member } from '../../../../tests/support/claim-members.ts'
import { PROVIDERS } from '../../../../tests/support/claim-world.ts'
import { sumMoney } from '~/domain/money.ts'
import { claimLines } from './vision.ts'
import { toClaimExtraInfo, type SubmissionInput } from './claim-extra-info.ts'
import { isRealTime } from './real-time.ts'

const sent = (more: Partial<Member> = {}, material: Partial<SubmissionInput> = {}) => toClaimExtraInfo(submissionInputOf(someone(more), material))

describe('what is sent, whatever was answered', () => {
  it('is a claim as the contract describes it, and nothing beside', { tags: ['CLAIM-86', 'DATA-19', 'DATA-22', 'DATA-26'] }, () => {
    fc.assert(
      fc.property(member, (person) => {
        const extra = toClaimExtraInfo(submissionInputOf(person))
        // The validator drops unknown names, so the parsed value must equal the input (additionalProperties is false there).
        expect(SubmitMultiClaimsBody.safeParse({ claimExtraInfo: extra })).toEqual({ success: true, data: { claimExtraInfo: extra } })
      }),
    )
  })

  it('holds nothing that an answer has gained and the request does not know', { tags: ['CLAIM-86'] }, () => {
    fc.assert(
      fc.property(member, (person) => {
        const material = submissionInputOf(person)
        const { services, provider } = material
        const richer = {
          services: services.map((each) => ({ ...each, copay: '5.00' })),
          provider: provider && { ...provider, website: 'https://clinic.example' },
        }
        expect(toClaimExtraInfo({ ...material, ...richer })).toEqual(toClaimExtraInfo(material))
      }),
    )
  })

  it('has no null, nothing undefined, and no field of the page', { tags: ['CLAIM-80', 'D-102'] }, () => {
    const OF_THE_PAGE = [
      'id',
      'claimId',
      'serviceRow',
      'key',
      'needsPrescription',
      'subcategory',
      'count',
      'again',
      'how',
      'isAccident',
      'hasInfoOnFile',
      'covers',
      'agreement',
      'confirmed',
      'documents',
      'files',
      'manualCity',
      'manualProvince',
      'startedRTA',
      'benefitProviderSearchInfo',
      'maximum',
      'additionalQuestions',
      'lat',
      'lng',
      'distanceFromOrigin',
      'carrierName',
      // sent with the lines and the files
      'participants',
      'attachments',
    ]
    fc.assert(
      fc.property(member, (person) => {
        const extra = toClaimExtraInfo(submissionInputOf(person))
        expect(JSON.parse(JSON.stringify(extra))).toStrictEqual(extra)
        expect(JSON.stringify(extra)).not.toMatch(/:(null|undefined)/)
        expect(keysIn(extra).filter((key) => OF_THE_PAGE.includes(key))).toEqual([])
      }),
    )
  })

  it('has a line for each visit with what was entered there, to the cent', { tags: ['CLAIM-35', 'CLAIM-37'] }, () => {
    fc.assert(
      fc.property(member, (person) => {
        const material = submissionInputOf(person)
        const extra = toClaimExtraInfo(material)
        const entry = (line: { participantId?: string; dateOfService: string; amountPaid: string }) => [
          line.participantId ?? extra.participantId,
          line.dateOfService,
          line.amountPaid,
        ]
        const lines = claimLines(material.answers)
        expect((extra.benefitServices ?? []).map(entry)).toEqual(lines.map(entry))
        // a line has a participant only if the claim has several (D-105)
        const isOfSeveral = new Set(lines.map(({ participantId }) => participantId)).size > 1
        expect((extra.benefitServices ?? []).every(({ participantId }) => (participantId !== undefined) === isOfSeveral)).toBe(true)
        expect(sumMoney((extra.benefitServices ?? []).map(({ amountPaid }) => amountPaid))).toBe(sumMoney(lines.map(({ amountPaid }) => amountPaid)))
      }),
    )
  })

  it('is decided at once only where type, plan, provider and reasons allow it', { tags: ['CLAIM-26', 'CLAIM-57', 'D-101'] }, () => {
    fc.assert(
      fc.property(member, fc.boolean(), (person, rta) => {
        const material = submissionInputOf(person, { policy: policyWith({ rta }) })
        const cancelling = reasonsIn(material.answers).includes(6)
        const extra = toClaimExtraInfo(material)
        expect(extra.isRta).toBe(rta && material.claimType.isRta && material.provider?.cancelsRTA !== true && !extra.isProviderNotFound && !cancelling)
      }),
    )
  })
})

describe('the kind of claim', () => {
  it('of a practitioner claim is the specialty of its first service', { tags: ['CLAIM-77'] }, () => {
    expect(sent({ claimType: 'XX-PRAC', services: ['rx:111', '101'] }).claimType).toBe('MASS')
    expect(sent({ claimType: 'XX-PRAC', services: ['101', 'rx:111'] }).claimType).toBe('PHYS')
  })
  it('stays what it is for every other', () => {
    expect(sent({ claimType: 'XX-HEAL' })).toMatchObject({ claimType: 'XX-HEAL', lob: '04' })
  })
})

describe('a dental claim', { tags: ['CLAIM-31', 'D-112', 'D-113'] }, () => {
  it('has one line with the number of the sample, the line of business of the claim and the member’s own amounts', () => {
    const extra = sent({ claimType: 'XX-DENT' })
    expect(extra).toMatchObject({ claimType: 'XX-DENT', lob: '02' })
    expect(extra.benefitServices).toHaveLength(1)
    expect(extra.benefitServices?.[0]).toMatchObject({
      serviceId: -99,
      description: 'Dental care',
      languageCode: 'en',
      pocLobCode: '02',
    })
    expect(keysIn(extra.benefitServices).filter((key) => /^program|^pocLobId/.test(key))).toEqual([])
  })
})

describe('things described in words', { tags: ['CLAIM-38', 'DATA-20'] }, () => {
  it.each(['XX-PHAR', 'XX-TRAV'] as const)('of %s are sent as they were entered, without services or a provider', (claimType) => {
    fc.assert(
      fc.property(member, (person) => {
        const extra = toClaimExtraInfo(submissionInputOf({ ...person, claimType, wasSubmittedToOtherFirst: false }))
        expect(extra.manualClaimServiceItems).toEqual(person.items)
        expect(extra).not.toHaveProperty('benefitServices')
        expect(extra).not.toHaveProperty('benefitProvider')
      }),
      { numRuns: 30 },
    )
  })

  it('say what the other insurer paid of each, and why not everything', { tags: ['CLAIM-48', 'CLAIM-59'] }, () => {
    const { manualClaimServiceItems } = sent({
      claimType: 'XX-PHAR',
      items: ['10.00', '20.00', '30.00'].map((amountPaid) => ({ participant: '1', dateOfService: '20240101', whatIsClaimFor: 'Insulin', amountPaid })),
      doesMemberHaveOtherCov: true,
      wasSubmittedToOtherFirst: true,
      shares: [0, 50, 100, ...Array<number>(9).fill(100)],
      reasons: ['2', 'note:6', ...Array<'2'>(10).fill('2')],
      note: 'Half of it',
    })
    expect(manualClaimServiceItems).toMatchObject([
      { amountPaid: '10.00', wasSubmittedToOtherFirst: true, amountPaidByOtherCarrier: '0.00', cobOtherReason: 2 },
      { amountPaid: '20.00', amountPaidByOtherCarrier: '10.00', cobOtherReason: 6, cobOtherReasonNote: 'Half of it' },
      { amountPaid: '30.00', amountPaidByOtherCarrier: '30.00' },
    ])
    expect(manualClaimServiceItems?.[2]).not.toHaveProperty('cobOtherReason')
  })
})

describe('a claim of disability, illness or accident', { tags: ['CLAIM-72'] }, () => {
  it.each([
    ['XX-DCI', 2, { hasDCIShortTermDisability: true, hasDCILongTermDisability: true, hasDCICriticalIllness: false }],
    ['XX-LADD', 1, { hasLADDAccidentalDeath: true, hasLADDAccidentalDismemberment: false, hasLADDTerminalIllness: false }],
  ] as const)('%s says of each event of its type whether it was chosen, and of no other', (claimType, events, flags) => {
    const extra = sent({ claimType, events })
    expect(Object.fromEntries(Object.entries(extra).filter(([key]) => /^has(DCI|LADD)/.test(key)))).toEqual(flags)
    expect(extra.manualClaimServiceItems).toEqual([{ participant: expect.any(String) as string, dateOfService: expect.any(String) as string }])
    expect(extra).not.toHaveProperty('coordinationOfBenefits')
  })
})

describe('who it is for', () => {
  it('is the main participant with the date of birth and the plan, beside those treated', { tags: ['CLAIM-85', 'DATA-16'] }, () => {
    const lines = someone().lines.map((line, at) => ({ ...line, participantId: String((at % 2) + 1) }))
    const severalVisits = { services: ['101'], counts: [2, 1, 1, 1], lines }
    expect(sent(severalVisits)).toMatchObject({ participantId: '1', dateOfBirth: '19800229', planCode: '0123456', regionCode: 'NB', lob: '03' })
  })
  it('is the one person all of it is about, who need not be the member', { tags: ['CLAIM-85', 'D-105'] }, () => {
    const lines = someone().lines.map((line) => ({ ...line, participantId: '2' }))
    for (const claimType of ['XX-PRAC', 'XX-DCI'] as const)
      expect(sent({ claimType, lines })).toMatchObject({ claimType: expect.any(String) as string, participantId: '2', dateOfBirth: '20170615' })
    const items = someone().items.map((item) => ({ ...item, participant: '2' }))
    expect(sent({ claimType: 'XX-TRAV', items })).toMatchObject({ participantId: '2', dateOfBirth: '20170615' })
    expect(sent({ claimType: 'XX-HSA' })).toMatchObject({ participantId: '1', dateOfBirth: '19800229' })
  })
})

describe('the health spending account', () => {
  it('pays by itself where the plan says so', { tags: ['CLAIM-71'] }, () => {
    expect(sent({}, { policy: policyWith({ autoHSA: true }) })).toMatchObject({ isHsa: true, isAutoHsa: true })
  })
  it('does not otherwise', { tags: ['CLAIM-09'] }, () => {
    expect(sent({ isHsa: false })).toMatchObject({ isHsa: false, isAutoHsa: false })
  })
  it('pays the rest where the member said so, and not by itself for that', { tags: ['CLAIM-09'] }, () => {
    expect(sent({ isHsa: true })).toMatchObject({ isHsa: true, isAutoHsa: false })
  })
})

describe('the accident', { tags: ['CLAIM-13'] }, () => {
  it('is described when there was one', () => {
    const accident = { isAccidentThirdParty: true, isFirstClaimForAccident: false, isWorkersCompEligible: true }
    expect(sent({ isAccident: true, accident })).toMatchObject(accident)
  })
  it('is not mentioned when there was none', () => {
    expect(keysIn(sent({ isAccident: false })).filter((key) => /Accident|WorkersComp/.test(key))).toEqual([])
  })
})

describe('the provider', () => {
  it('is the one chosen in the directory; cancelsRTA is false where it is not said', { tags: ['CLAIM-24'] }, () => {
    expect(sent({ providerType: 'PHYSPARA', how: 'search', pauthId: 'P1' }).benefitProvider).toMatchObject({
      pauthId: 'P1',
      lastName: 'Roy',
      cancelsRTA: false,
    })
    expect(sent({ providerType: 'PHYSPARA', how: 'search', pauthId: 'P2' })).toMatchObject({
      isRta: false,
      benefitProvider: { pauthId: 'P2', cancelsRTA: true },
    })
  })
  it('is the one seen lately', { tags: ['CLAIM-14'] }, () => {
    expect(sent({ providerType: 'recent:R1' })).toMatchObject({ isProviderNotFound: false, benefitProvider: { pauthId: 'R1' } })
  })
  it('is the one entered by hand, without a number: nobody decides such a claim at once', { tags: ['CLAIM-23', 'D-101'] }, () => {
    const extra = sent({ providerType: 'PHYSPARA', how: 'manual', who: { organizationName: 'Clinique' } as never })
    expect(extra).toMatchObject({ isProviderNotFound: true, isRta: false })
    expect(extra.benefitProvider).toMatchObject({
      organizationName: 'Clinique',
      providerType: 'PHYSPARA',
      providerTypeName: 'Physiotherapist',
      cancelsRTA: false,
      city: expect.any(String) as string,
      province: expect.any(String) as string,
    })
    expect(extra.benefitProvider).not.toHaveProperty('pauthId')
  })
})

describe('the lines', () => {
  it('carry the member’s own words for another service', { tags: ['CLAIM-30'] }, () => {
    expect(sent({ services: ['other:0'], otherDescription: 'Acupuncture à domicile', again: [] }).benefitServices?.[0]).toMatchObject({
      serviceId: 0,
      isServiceTypeOther: true,
      description: 'Acupuncture à domicile',
    })
  })
  it('carry the prescription only where one is needed, and nothing that the service suggested', () => {
    const [first, second] = sent({ services: ['101', 'rx:111'], counts: [1, 1, 1, 1], again: [], doesMemberHaveOtherCov: false }).benefitServices ?? []
    expect(first).not.toHaveProperty('hasPrescription')
    expect(second).toHaveProperty('hasPrescription')
    for (const line of [first, second]) expect(line).not.toHaveProperty('cobOtherReason')
    expect(first?.dateOfService).not.toBe('20231201')
  })
  it('are refused when their service is not known: a claim is not sent with a hole in it', () => {
    expect(() => sent({}, { services: [] })).toThrow('no service')
  })
})

describe('other coverage', () => {
  const covered = { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true, services: ['101'], counts: [1, 1, 1, 1], again: [] } satisfies Partial<Member>

  it('carries on each line what the other insurer paid, and the reason only where it paid less than everything', { tags: ['CLAIM-59', 'D-174'] }, () => {
    const all = (share: number, reason: string) => ({
      ...covered,
      shares: Array.from({ length: 12 }, () => share),
      reasons: Array.from({ length: 12 }, () => reason),
      note: 'Plan ended',
    })
    expect(sent(all(0, '2')).benefitServices?.[0]).toMatchObject({ wasSubmittedToOtherFirst: true, amountPaidByOtherCarrier: '0.00', cobOtherReason: 2 })
    expect(sent(all(0, 'note:6')).benefitServices?.[0]).toMatchObject({ cobOtherReason: 6, cobOtherReasonNote: 'Plan ended' })
    expect(sent(all(50, '2')).benefitServices?.[0]).toMatchObject({ cobOtherReason: 2 })
    expect(sent(all(100, '2')).benefitServices?.[0]).not.toHaveProperty('cobOtherReason')
  })

  it('says nothing on the lines when the other insurer was not asked first', () => {
    const [line] = sent({ ...covered, wasSubmittedToOtherFirst: false }).benefitServices ?? []
    expect(keysIn(line).filter((key) => /Carrier|cobOther|SubmittedToOther/.test(key))).toEqual([])
    // also if amounts were entered before the answer changed to no
    const { answers } = submissionInputOf(someone(covered))
    const [changed] =
      sent(covered, { answers: { ...answers, 'other-coverage': { ...answers['other-coverage']!, wasSubmittedToOtherFirst: false } } }).benefitServices ?? []
    expect(keysIn(changed).filter((key) => /Carrier|cobOther|SubmittedToOther/.test(key))).toEqual([])
  })

  it('carries new information where none is on file or it is wrong', { tags: ['CLAIM-45', 'CLAIM-46'] }, () => {
    expect(sent({ ...covered, hasInfoOnFile: false, covers: ['cobNewInfoHasDental'] }).coordinationOfBenefits).toMatchObject({
      doesMemberHaveOtherCov: true,
      cobNewInfoHasDental: true,
      cobNewInfoHasTravel: false,
      cobNewInfoMemberName: expect.any(String) as string,
    })
    expect(sent({ ...covered, hasInfoOnFile: true, infoOnFileValid: false }).coordinationOfBenefits).toMatchObject({
      infoOnFileValid: false,
      cobCovChanged: true,
      cobNewInfoPolicyId: expect.any(String) as string,
    })
    const confirmed = sent({ ...covered, hasInfoOnFile: true, infoOnFileValid: true }).coordinationOfBenefits
    expect(confirmed).toMatchObject({ infoOnFileValid: true, cobCovChanged: false })
    expect(keysIn(confirmed).filter((key) => key.startsWith('cobNewInfo'))).toEqual([])
  })

  it('keeps what the lookup found', { tags: ['CLAIM-49'] }, () => {
    expect(sent({ ...covered, hasInfoOnFile: true }).coordinationOfBenefits).toMatchObject({
      extCovCarrierCode: 'OTHER',
      extCovPrimaryInd: true,
      extCovTermDate: '20271231',
    })
  })

  it('carries when past coverage ended, in digits', { tags: ['CLAIM-47'] }, () => {
    const past = { doesMemberHaveOtherCov: false, hasInfoOnFile: true, anyPastCovThatEnded: true, cobPrevInfoTermDate: '20240131' }
    expect(sent(past).coordinationOfBenefits).toMatchObject({ doesMemberHaveOtherCov: false, anyPastCovThatEnded: true, cobPrevInfoTermDate: '20240131' })
    // a date that was withdrawn is not sent
    expect(sent({ ...past, anyPastCovThatEnded: false }).coordinationOfBenefits).not.toHaveProperty('cobPrevInfoTermDate')
    expect(sent({ ...past, doesMemberHaveOtherCov: true }).coordinationOfBenefits).not.toHaveProperty('cobPrevInfoTermDate')
  })
})

it('comments travel when there are any, trimmed', { tags: ['CLAIM-73', 'D-118'] }, () => {
  expect(sent({ comments: '  Merci ' })).toMatchObject({ hasComments: true, comments: 'Merci' })
  for (const comments of [undefined, '   ']) {
    expect(sent({ comments }).hasComments).toBe(false)
    expect(sent({ comments })).not.toHaveProperty('comments')
  }
})

it('real time ends with the provider or a reason, whichever comes first', () => {
  const material = submissionInputOf(someone({ claimType: 'XX-PRAC', providerType: 'PHYSPARA', how: 'search', pauthId: 'P1', doesMemberHaveOtherCov: false }))
  expect(isRealTime(material)).toBe(true)
  expect(isRealTime({ ...material, provider: PROVIDERS[1] })).toBe(false)
  expect(isRealTime({ ...material, policy: policyWith({ rta: false }) })).toBe(false)
})
