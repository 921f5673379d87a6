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

const sent = (more: Partial<Member> = {}, material: Partial<SubmissionInput> = {}) =>
  toClaimExtraInfo(submissionInputOf(someone(more), material))

describe('toClaimExtraInfo', () => {
  it(
    'any submission conforms to the contract and has no additional field',
    { tags: ['CLAIM-86', 'DATA-19', 'DATA-22', 'DATA-26'] },
    () => {
      fc.assert(
        fc.property(member, (person) => {
          const extra = toClaimExtraInfo(submissionInputOf(person))
          // The validator drops unknown names, so the parsed value must equal the input.
          expect(SubmitMultiClaimsBody.safeParse({ claimExtraInfo: extra })).toEqual({
            success: true,
            data: { claimExtraInfo: extra },
          })
        }),
      )
    },
  )

  it(
    'a submission leaves out unknown fields of the services and providers that the service returned',
    { tags: ['CLAIM-86'] },
    () => {
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
    },
  )

  it(
    'a submission has no null, no undefined value and no field that only a page uses',
    { tags: ['CLAIM-80', 'D-102'] },
    () => {
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
        // these are sent within the lines and the files, not as separate fields
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
    },
  )

  it(
    'a submission has a line for each visit, with the participant, the date and the amount to the cent',
    { tags: ['CLAIM-35', 'CLAIM-37'] },
    () => {
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
          expect(
            (extra.benefitServices ?? []).every(({ participantId }) => (participantId !== undefined) === isOfSeveral),
          ).toBe(true)
          expect(sumMoney((extra.benefitServices ?? []).map(({ amountPaid }) => amountPaid))).toBe(
            sumMoney(lines.map(({ amountPaid }) => amountPaid)),
          )
        }),
      )
    },
  )

  it(
    'a submission has isRta true only if claim type, policy, provider and COB reasons all permit real-time processing',
    { tags: ['CLAIM-26', 'CLAIM-57', 'D-101'] },
    () => {
      fc.assert(
        fc.property(member, fc.boolean(), (person, rta) => {
          const material = submissionInputOf(person, { policy: policyWith({ rta }) })
          const cancelling = reasonsIn(material.answers).includes(6)
          const extra = toClaimExtraInfo(material)
          expect(extra.isRta).toBe(
            rta &&
              material.claimType.isRta &&
              material.provider?.cancelsRTA !== true &&
              !extra.isProviderNotFound &&
              !cancelling,
          )
        }),
      )
    },
  )
})

describe('claim type', () => {
  it(
    'a practitioner claim is submitted with the specialty of its first service as its claim type',
    { tags: ['CLAIM-77'] },
    () => {
      expect(sent({ claimType: 'XX-PRAC', services: ['rx:111', '101'] }).claimType).toBe('MASS')
      expect(sent({ claimType: 'XX-PRAC', services: ['101', 'rx:111'] }).claimType).toBe('PHYS')
    },
  )
  it('a health claim is submitted with its own claim type', () => {
    expect(sent({ claimType: 'XX-HEAL' })).toMatchObject({ claimType: 'XX-HEAL', lob: '04' })
  })
})

describe('dental claim', { tags: ['CLAIM-31', 'D-112', 'D-113'] }, () => {
  it('a dental claim is submitted with one line, whose serviceId is -99, and with the line of business 02 (dental)', () => {
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

describe('claim items', { tags: ['CLAIM-38', 'DATA-20'] }, () => {
  it.each(['XX-PHAR', 'XX-TRAV'] as const)(
    'the items of a claim of type %s are submitted as entered, without services or a provider',
    (claimType) => {
      fc.assert(
        fc.property(member, (person) => {
          const extra = toClaimExtraInfo(submissionInputOf({ ...person, claimType, wasSubmittedToOtherFirst: false }))
          expect(extra.manualClaimServiceItems).toEqual(person.items)
          expect(extra).not.toHaveProperty('benefitServices')
          expect(extra).not.toHaveProperty('benefitProvider')
        }),
        { numRuns: 30 },
      )
    },
  )

  it(
    'claim items are submitted with the amount paid by the other insurer, and with a reason if the other insurer paid less',
    { tags: ['CLAIM-48', 'CLAIM-59'] },
    () => {
      const { manualClaimServiceItems } = sent({
        claimType: 'XX-PHAR',
        items: ['10.00', '20.00', '30.00'].map((amountPaid) => ({
          participant: '1',
          dateOfService: '20240101',
          whatIsClaimFor: 'Insulin',
          amountPaid,
        })),
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
    },
  )
})

describe('disability, illness and accident claims', { tags: ['CLAIM-72'] }, () => {
  it.each([
    ['XX-DCI', 2, { hasDCIShortTermDisability: true, hasDCILongTermDisability: true, hasDCICriticalIllness: false }],
    [
      'XX-LADD',
      1,
      { hasLADDAccidentalDeath: true, hasLADDAccidentalDismemberment: false, hasLADDTerminalIllness: false },
    ],
  ] as const)(
    'a claim of type %s contains every event of its type, each marked as chosen or not',
    (claimType, events, flags) => {
      const extra = sent({ claimType, events })
      expect(Object.fromEntries(Object.entries(extra).filter(([key]) => /^has(DCI|LADD)/.test(key)))).toEqual(flags)
      expect(extra.manualClaimServiceItems).toEqual([
        { participant: expect.any(String) as string, dateOfService: expect.any(String) as string },
      ])
      expect(extra).not.toHaveProperty('coordinationOfBenefits')
    },
  )
})

describe('claim participant', () => {
  it('a claim for several participants is submitted for the cardholder', { tags: ['CLAIM-85', 'DATA-16'] }, () => {
    const lines = someone().lines.map((line, at) => ({ ...line, participantId: String((at % 2) + 1) }))
    const severalVisits = { services: ['101'], counts: [2, 1, 1, 1], lines }
    expect(sent(severalVisits)).toMatchObject({
      participantId: '1',
      dateOfBirth: '19800229',
      planCode: '0123456',
      regionCode: 'NB',
      lob: '03',
    })
  })
  it('a claim for one participant is submitted for that participant', { tags: ['CLAIM-85', 'D-105'] }, () => {
    const lines = someone().lines.map((line) => ({ ...line, participantId: '2' }))
    for (const claimType of ['XX-PRAC', 'XX-DCI'] as const)
      expect(sent({ claimType, lines })).toMatchObject({
        claimType: expect.any(String) as string,
        participantId: '2',
        dateOfBirth: '20170615',
      })
    const items = someone().items.map((item) => ({ ...item, participant: '2' }))
    expect(sent({ claimType: 'XX-TRAV', items })).toMatchObject({ participantId: '2', dateOfBirth: '20170615' })
    expect(sent({ claimType: 'XX-HSA' })).toMatchObject({ participantId: '1', dateOfBirth: '19800229' })
  })
})

describe('health spending account', () => {
  it('the spending account pays automatically if the policy has autoHSA', { tags: ['CLAIM-71'] }, () => {
    expect(sent({ isHsa: false }, { policy: policyWith({ autoHSA: true }) })).toMatchObject({
      isHsa: true,
      isAutoHsa: true,
    })
  })
  it('the spending account does not pay if the member declined', { tags: ['CLAIM-09'] }, () => {
    expect(sent({ isHsa: false })).toMatchObject({ isHsa: false, isAutoHsa: false })
  })
  it('the spending account pays, but not automatically, if the member asked for it', { tags: ['CLAIM-09'] }, () => {
    expect(sent({ isHsa: true })).toMatchObject({ isHsa: true, isAutoHsa: false })
  })
})

describe('accident', { tags: ['CLAIM-13'] }, () => {
  it('the details of an accident are submitted if there was one', () => {
    const accident = { isAccidentThirdParty: true, isFirstClaimForAccident: false, isWorkersCompEligible: true }
    expect(sent({ isAccident: true, accident })).toMatchObject(accident)
  })
  it('no details of an accident are submitted if there was none', () => {
    expect(keysIn(sent({ isAccident: false })).filter((key) => /Accident|WorkersComp/.test(key))).toEqual([])
  })
})

describe('provider', () => {
  it(
    'the provider chosen in the directory is submitted, and a missing cancelsRTA is submitted as false',
    { tags: ['CLAIM-24'] },
    () => {
      expect(sent({ providerType: 'PHYSPARA', how: 'search', pauthId: 'P1' }).benefitProvider).toMatchObject({
        pauthId: 'P1',
        lastName: 'Roy',
        cancelsRTA: false,
      })
      expect(sent({ providerType: 'PHYSPARA', how: 'search', pauthId: 'P2' })).toMatchObject({
        isRta: false,
        benefitProvider: { pauthId: 'P2', cancelsRTA: true },
      })
    },
  )
  it('the recent provider that the member chose is submitted', { tags: ['CLAIM-14'] }, () => {
    expect(sent({ providerType: 'recent:R1' })).toMatchObject({
      isProviderNotFound: false,
      benefitProvider: { pauthId: 'R1' },
    })
  })
  it(
    'a provider entered by hand is submitted without a number, and the claim is not real-time',
    { tags: ['CLAIM-23', 'D-101'] },
    () => {
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
    },
  )
})

describe('claim lines', () => {
  it('a line for the service "Other" has the description that the member entered', { tags: ['CLAIM-30'] }, () => {
    expect(
      sent({ services: ['other:0'], otherDescription: 'Acupuncture à domicile', again: [] }).benefitServices?.[0],
    ).toMatchObject({
      serviceId: 0,
      isServiceTypeOther: true,
      description: 'Acupuncture à domicile',
    })
  })
  it('a claim line has the field hasPrescription only if the service of the line requires a prescription', () => {
    const [first, second] =
      sent({ services: ['101', 'rx:111'], counts: [1, 1, 1, 1], again: [], doesMemberHaveOtherCov: false })
        .benefitServices ?? []
    expect(first).not.toHaveProperty('hasPrescription')
    expect(second).toHaveProperty('hasPrescription')
    for (const line of [first, second]) expect(line).not.toHaveProperty('cobOtherReason')
    expect(first?.dateOfService).not.toBe('20231201')
  })
  it('a claim line with an unknown service throws an error', () => {
    expect(() => sent({}, { services: [] })).toThrow('no service')
  })
})

describe('other coverage', () => {
  const covered = {
    doesMemberHaveOtherCov: true,
    wasSubmittedToOtherFirst: true,
    services: ['101'],
    counts: [1, 1, 1, 1],
    again: [],
  } satisfies Partial<Member>

  it(
    'a line has the amount paid by the other insurer, and has a reason only if that insurer paid less than the cost',
    { tags: ['CLAIM-59', 'D-174'] },
    () => {
      const all = (share: number, reason: string) => ({
        ...covered,
        shares: Array.from({ length: 12 }, () => share),
        reasons: Array.from({ length: 12 }, () => reason),
        note: 'Plan ended',
      })
      expect(sent(all(0, '2')).benefitServices?.[0]).toMatchObject({
        wasSubmittedToOtherFirst: true,
        amountPaidByOtherCarrier: '0.00',
        cobOtherReason: 2,
      })
      expect(sent(all(0, 'note:6')).benefitServices?.[0]).toMatchObject({
        cobOtherReason: 6,
        cobOtherReasonNote: 'Plan ended',
      })
      expect(sent(all(50, '2')).benefitServices?.[0]).toMatchObject({ cobOtherReason: 2 })
      expect(sent(all(100, '2')).benefitServices?.[0]).not.toHaveProperty('cobOtherReason')
    },
  )

  it('a claim line has no data about the other insurer if the claim was not submitted to that insurer first', () => {
    const [line] = sent({ ...covered, wasSubmittedToOtherFirst: false }).benefitServices ?? []
    expect(keysIn(line).filter((key) => /Carrier|cobOther|SubmittedToOther/.test(key))).toEqual([])
    // the amounts are also left out if the member entered them before changing the answer to no
    const { answers } = submissionInputOf(someone(covered))
    const [changed] =
      sent(covered, {
        answers: { ...answers, 'other-coverage': { ...answers['other-coverage']!, wasSubmittedToOtherFirst: false } },
      }).benefitServices ?? []
    expect(keysIn(changed).filter((key) => /Carrier|cobOther|SubmittedToOther/.test(key))).toEqual([])
  })

  it(
    'information about new coverage is submitted if no coverage is on file or if the coverage on file is wrong',
    { tags: ['CLAIM-45', 'CLAIM-46'] },
    () => {
      expect(
        sent({ ...covered, hasInfoOnFile: false, covers: ['cobNewInfoHasDental'] }).coordinationOfBenefits,
      ).toMatchObject({
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
    },
  )

  it('the coverage on file is submitted unchanged', { tags: ['CLAIM-49'] }, () => {
    expect(sent({ ...covered, hasInfoOnFile: true }).coordinationOfBenefits).toMatchObject({
      extCovCarrierCode: 'OTHER',
      extCovPrimaryInd: true,
      extCovTermDate: '20271231',
    })
  })

  it(
    'the end date of the coverage on file is submitted only if the member answered that this coverage has ended',
    { tags: ['CLAIM-47'] },
    () => {
      const past = {
        doesMemberHaveOtherCov: false,
        hasInfoOnFile: true,
        anyPastCovThatEnded: true,
        cobPrevInfoTermDate: '20240131',
      }
      expect(sent(past).coordinationOfBenefits).toMatchObject({
        doesMemberHaveOtherCov: false,
        anyPastCovThatEnded: true,
        cobPrevInfoTermDate: '20240131',
      })
      // the end date is not sent if a later answer makes the question about it disappear
      expect(sent({ ...past, anyPastCovThatEnded: false }).coordinationOfBenefits).not.toHaveProperty(
        'cobPrevInfoTermDate',
      )
      expect(sent({ ...past, doesMemberHaveOtherCov: true }).coordinationOfBenefits).not.toHaveProperty(
        'cobPrevInfoTermDate',
      )
    },
  )
})

it(
  'comments are submitted without spaces at their ends, and left out if empty',
  { tags: ['CLAIM-73', 'D-118'] },
  () => {
    expect(sent({ comments: '  Merci ' })).toMatchObject({ hasComments: true, comments: 'Merci' })
    for (const comments of [undefined, '   ']) {
      expect(sent({ comments }).hasComments).toBe(false)
      expect(sent({ comments })).not.toHaveProperty('comments')
    }
  },
)

it('isRealTime is false if the provider of the claim or the policy rules out real-time processing', () => {
  const material = submissionInputOf(
    someone({
      claimType: 'XX-PRAC',
      providerType: 'PHYSPARA',
      how: 'search',
      pauthId: 'P1',
      doesMemberHaveOtherCov: false,
    }),
  )
  expect(isRealTime(material)).toBe(true)
  expect(isRealTime({ ...material, provider: PROVIDERS[1] })).toBe(false)
  expect(isRealTime({ ...material, policy: policyWith({ rta: false }) })).toBe(false)
})
