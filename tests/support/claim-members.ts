import fc from 'fast-check'
import {
  type ClaimAnswers,
  needsPrescription,
  numberOf,
  reasonKey,
  recentProviderKey,
  serviceKey,
} from '~/areas/claims/model/answers.ts'
import { eventsOf, isWellness, wellnessServices } from '../../src/areas/claims/model/claim-types.ts'
import { buildHsaPayment } from '~/areas/claims/model/hsa-services.ts'
import { isIndividual } from '~/areas/claims/model/provider-search.ts'
import { buildOtherCoverage, buildDetails, buildSelection } from '~/areas/claims/model/lines.ts'
import { chosenSubcategories, servicesOfSubcategories } from '~/areas/claims/model/vision.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import { COB_REASONS, HSA_SERVICES, KINDS, PARTICIPANTS, SERVICES, WELLNESS } from './claim-world.ts'

/** A member with answers to every question that a claim can ask, including questions that this claim does not ask. */
export type Member = ReturnType<typeof build> extends fc.Arbitrary<infer M> ? M : never

/** Texts as people type them, with accents, quotes and emoji. They are never blank. */
const words = (maxLength: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'abcXYZ éèç’«»"-,.0123456789😀'),
      minLength: 1,
      maxLength: Math.min(maxLength, 30),
    })
    .map((text) => `a${text}`.slice(0, maxLength).replace(/[\ud800-\udbff]$/, ''))
const day = fc
  .date({ min: new Date(Date.UTC(2020, 0, 1)), max: new Date(Date.UTC(2024, 11, 31)), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''))
const amount = fc.integer({ min: 1, max: 9_999_999 }).map(fromCents)
const phone = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`)
const province = fc.constantFrom('NB' as const, 'QC' as const, 'ON' as const, 'YT' as const)
const KEYS = SERVICES.map(serviceKey)
const WELLNESS_KEYS = wellnessServices(WELLNESS).map(serviceKey)
const continuing = COB_REASONS.filter(({ cancelsClaim }) => !cancelsClaim).map(reasonKey)

const build = () =>
  fc.record({
    claimType: fc.constantFrom(
      'XX-PRAC' as const,
      'XX-HEAL' as const,
      ...(['XX-DENT', 'XX-PHAR', 'XX-VISI', 'XX-PSA', 'XX-TRAV', 'XX-HSA', 'XX-DCI', 'XX-LADD'] as const),
    ),
    isAccident: fc.boolean(),
    accident: fc.record({
      isAccidentThirdParty: fc.boolean(),
      isFirstClaimForAccident: fc.boolean(),
      isWorkersCompEligible: fc.boolean(),
    }),
    providerType: fc.constantFrom('PHYSPARA', 'MASSINDI', recentProviderKey('R1')),
    purchasedOnline: fc.boolean(),
    seller: words(120),
    kinds: fc.subarray(['1', '2', 'words:0'], { minLength: 1 }),
    how: fc.constantFrom('search' as const, 'manual' as const),
    search: fc.record({ city: words(40), province }),
    searchMore: fc.record({ nameOfPerson: words(60), phone }, { requiredKeys: [] }),
    manual: fc.record({
      addressLine1: words(40),
      manualCity: words(40),
      manualProvince: province,
      postalCode: fc.constantFrom('E1C 4M1', 'H2X 1Y4'),
      phoneNumber: phone,
    }),
    who: fc.oneof(fc.record({ organizationName: words(60) }), fc.record({ firstName: words(60), lastName: words(60) })),
    pauthId: fc.constantFrom('P1', 'P2'),
    services: fc.subarray(KEYS, { minLength: 1, maxLength: 3 }),
    otherDescription: words(100),
    counts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
    again: fc.subarray(
      KEYS.filter((key) => !key.startsWith('other:')),
      { maxLength: 2 },
    ),
    lines: fc.array(
      fc.record({
        participantId: fc.constantFrom(...PARTICIPANTS.map(({ participantId }) => participantId)),
        dateOfService: day,
        amountPaid: amount,
        hasPrescription: fc.boolean(),
      }),
      { minLength: 12, maxLength: 12 },
    ),
    events: fc.integer({ min: 1, max: 3 }),
    items: fc.array(
      fc
        .record({
          participant: fc.constantFrom(...PARTICIPANTS.map(({ participantId }) => participantId)),
          dateOfService: day,
          whatIsClaimFor: words(100),
          specify: fc.option(words(255), { nil: undefined }),
          amountPaid: amount,
        })
        .map(({ specify, ...item }) => ({ ...item, ...(specify !== undefined && { specify }) })),
      { minLength: 1, maxLength: 4 },
    ),
    isHsa: fc.boolean(),
    hsaServices: fc.subarray(
      HSA_SERVICES.map(({ id }) => id),
      { minLength: 1 },
    ),
    hsaClaimDate: day,
    hasInfoOnFile: fc.boolean(),
    doesMemberHaveOtherCov: fc.boolean(),
    infoOnFileValid: fc.boolean(),
    wasSubmittedToOtherFirst: fc.boolean(),
    newInfo: fc.record({
      cobNewInfoMemberName: words(60),
      cobNewInfoPolicyId: words(20),
      cobNewInfoIdNumber: words(20),
      cobNewInfoEffDate: day,
      cobNewInfoIsIndividual: fc.boolean(),
    }),
    covers: fc.subarray(
      [
        'cobNewInfoHasHealth',
        'cobNewInfoHasDental',
        'cobNewInfoHasDrugs',
        'cobNewInfoHasVision',
        'cobNewInfoHasHospital',
        'cobNewInfoHasTravel',
      ] as const,
      { minLength: 1 },
    ),
    anyPastCovThatEnded: fc.boolean(),
    cobPrevInfoTermDate: day,
    /** share of each line that the other insurer paid, in percent */
    shares: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 12, maxLength: 12 }),
    reasons: fc.array(fc.constantFrom(...continuing), { minLength: 12, maxLength: 12 }),
    note: words(255),
    files: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
    comments: fc.option(fc.oneof(words(1000), fc.constant('   ')), { nil: undefined }),
  })
export const member: fc.Arbitrary<Member> = build()

/** Services of the chosen kinds of vision care, in the form in which the insurer's API returns them. */
export const visionServices = (answers: ClaimAnswers) =>
  servicesOfSubcategories(
    chosenSubcategories(answers).map((number) => KINDS[number] ?? []),
    answers,
  )

/**
 * The answers that the member enters on a step, given the answers to earlier steps. Another test proves that the form
 * of the step accepts these answers.
 */
export function entered(step: string, person: Member, answers: ClaimAnswers): StepAnswers {
  switch (step) {
    case 'claim-type':
      return { claimType: person.claimType }
    case 'before-start':
    case 'before-start-dental':
    case 'before-start-drugs':
    case 'before-start-pwa':
    case 'before-start-hsa':
    case 'confirmation':
      return { agreement: true }
    case 'before-start-travel':
      return { handledByAssistanceProvider: false, agreement: true }
    case 'before-start-disability':
      return { events: eventsOf(answers).slice(0, person.events), agreement: true }
    case 'claim-items':
      return { items: person.items }
    case 'claim-event':
      return { participant: person.lines[0]!.participantId, dateOfService: person.lines[0]!.dateOfService }
    case 'treatment-for-accident':
      return { isAccident: person.isAccident, ...(person.isAccident && person.accident) }
    case 'provider-type':
      return { providerType: person.providerType }
    case 'provider-type-vision':
      return {
        purchasedOnline: person.purchasedOnline,
        ...(person.purchasedOnline ? { organizationName: person.seller } : { providerType: person.providerType }),
      }
    case 'service-list-vision':
      return { services: person.kinds }
    case 'vision-other':
      return { description: person.otherDescription }
    case 'provider-search':
      return person.how === 'search'
        ? { how: 'search', ...person.search, ...person.searchMore, isIndividual: isIndividual(answers) }
        : {
            how: 'manual',
            ...person.manual,
            ...person.who,
            ...(isIndividual(answers) && { firstName: 'Anne', lastName: 'Roy' }),
            isIndividual: isIndividual(answers),
          }
    case 'provider-results':
      return { pauthId: person.pauthId }
    case 'service-list':
      if (isWellness(answers)) return { services: WELLNESS_KEYS.slice(0, person.services.length) }
      return {
        services: person.services,
        ...(person.services.some((key) => key.startsWith('other:')) && { otherDescription: person.otherDescription }),
      }
    case 'service-selection': {
      const { lines } = buildSelection(answers) as { lines: { serviceId: string }[] }
      return {
        lines: lines.map(({ serviceId }, at) => ({ serviceId, count: person.counts[at] ?? 1 })),
        again: isWellness(answers)
          ? []
          : person.again.filter((key) => !answers['service-list']?.services.includes(key)),
      }
    }
    case 'claim-details': {
      const { lines } = buildDetails(answers, undefined) as { lines: { key: string; needsPrescription: boolean }[] }
      return {
        lines: lines.map(({ key, needsPrescription: isNeeded }, at) => {
          const { hasPrescription, ...line } = person.lines[at % 12]!
          return { ...line, key, needsPrescription: isNeeded, ...(isNeeded && { hasPrescription }) }
        }),
      }
    }
    case 'claim-details-vision': {
      const keys = visionServices(answers).map(serviceKey)
      return {
        lines: person.lines.slice(0, person.items.length).map(({ hasPrescription, ...line }, at) => {
          const subcategory = keys[at % keys.length]!
          return { ...line, subcategory, ...(needsPrescription(subcategory) && { hasPrescription }) }
        }),
      }
    }
    case 'hsa-eligible-claims':
    case 'hsa-eligible-claim':
      return { hsaClaimDate: person.hsaClaimDate, services: person.hsaServices }
    case 'hsa-payment':
      return hsaPayment(person, answers)
    case 'hsa':
      return { isHsa: person.isHsa }
    case 'other-coverage':
      return otherCoverage(person, answers)
    case 'attach-documents':
      return {
        files: person.files.map((number) => ({
          id: `file-${number}`,
          name: `scan ${number}.pdf`,
          size: number,
          type: 'application/pdf',
        })),
      }
    case 'documents-to-attach':
      return { documents: ['receipt', 'proof', 'other-insurer-statement'] }
    case 'verify-information':
      return { confirmed: true }
    case 'comments':
      return person.comments === undefined ? {} : { comments: person.comments }
    default:
      return {}
  }
}

function hsaPayment(person: Member, answers: ClaimAnswers): StepAnswers {
  const { lines } = buildHsaPayment(answers, undefined, HSA_SERVICES) as { lines: { key: string; most: string }[] }
  return {
    lines: lines.map((line, at) => ({
      ...line,
      updatedCobAmount: fromCents(Math.floor((toCents(line.most) * person.shares[at % 12]!) / 100)),
    })),
  }
}

function otherCoverage(person: Member, answers: ClaimAnswers): StepAnswers {
  const { hasInfoOnFile, doesMemberHaveOtherCov, infoOnFileValid, wasSubmittedToOtherFirst, anyPastCovThatEnded } =
    person
  if (!doesMemberHaveOtherCov) {
    const ended = hasInfoOnFile
      ? { anyPastCovThatEnded, ...(anyPastCovThatEnded && { cobPrevInfoTermDate: person.cobPrevInfoTermDate }) }
      : {}
    return { hasInfoOnFile, doesMemberHaveOtherCov, ...ended, cobPaidByOther: false }
  }
  const { lines } = buildOtherCoverage(answers, undefined, hasInfoOnFile) as {
    lines: { key: string; amountPaid: string }[]
  }
  const paid = lines.map(({ key, amountPaid }, at) => {
    const amountPaidByOtherCarrier = fromCents(Math.floor((toCents(amountPaid) * person.shares[at % 12]!) / 100))
    const cobOtherReason = person.reasons[at % 12]!
    return {
      key,
      amountPaid,
      amountPaidByOtherCarrier,
      ...(amountPaidByOtherCarrier !== amountPaid && {
        cobOtherReason,
        ...(cobOtherReason.startsWith('note:') && { cobOtherReasonNote: person.note }),
      }),
    }
  })
  return {
    hasInfoOnFile,
    doesMemberHaveOtherCov,
    ...(hasInfoOnFile && { infoOnFileValid }),
    ...((!hasInfoOnFile || !infoOnFileValid) && { ...person.newInfo, covers: person.covers }),
    wasSubmittedToOtherFirst,
    cobPaidByOther:
      wasSubmittedToOtherFirst && paid.some(({ amountPaidByOtherCarrier }) => amountPaidByOtherCarrier !== '0.00'),
    ...(wasSubmittedToOtherFirst && { lines: paid }),
  }
}

/** The numbers of the reasons that the claim gives for what the other insurer did not pay. */
export const reasonsIn = ({ 'other-coverage': coverage }: ClaimAnswers): number[] =>
  (coverage?.lines ?? []).flatMap(({ cobOtherReason }) => (cobOtherReason ? [numberOf(cobOtherReason)] : []))
