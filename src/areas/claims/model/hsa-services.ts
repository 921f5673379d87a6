import { onlyHsaService } from '~generated/member/fields.ts'
import type { HsaEligibleService, HsaService } from '~generated/member/model/index.ts'
import type { Option } from '~/forms/definition.ts'
import { today8 } from '~/domain/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { remainingAmount } from '~/domain/hsa-balance.ts'
import { fromCents, isMoney, toCents } from '~/domain/money.ts'
import type { StepAnswers } from '~/wizard/definition.ts'
import type { ClaimAnswers } from './answers.ts'

type Services = readonly HsaEligibleService[]

const ZERO = '0.00'

/** The chosen services and the date of the choice. Plans use one of two pages for this choice (D-116). */
export const hsaChoice = (answers: ClaimAnswers) => answers['hsa-eligible-claims'] ?? answers['hsa-eligible-claim']

/**
 * Options for services of earlier claims, each with the amount that is left to pay. The services of a claim are grouped
 * if any claim has several. Services that the account cannot pay are disabled, with the reason (CLAIM-67, CLAIM-69).
 */
export function hsaOptions(services: Services, text: Text): readonly Option[] {
  const isGrouped = new Set(services.map(({ claimId }) => claimId)).size < services.length
  return services.map((service) => {
    const { id, claimId = '', participant, dateOfService, serviceDescription = '' } = service
    const { hsaAvailableFlag, claimEligibleFlag } = service
    return {
      value: id,
      label: serviceDescription,
      group: isGrouped ? text('claims.hsa.group', { claim: claimId }) : undefined,
      description: text('claims.hsa.service', { person: participant, date: text.date(dateOfService, 'medium') }),
      disabled: !hsaAvailableFlag || !claimEligibleFlag,
      ...(claimEligibleFlag && hsaAvailableFlag
        ? { amount: text.money(remainingAmount(service)) }
        : { note: text(claimEligibleFlag ? 'claims.hsa.unavailable' : 'claims.hsa.not-eligible') }),
    }
  })
}

/**
 * Removes chosen services that are no longer offered, and keeps the date on which the member began to choose
 * (CLAIM-70).
 */
export const buildHsaChoice = (before: StepAnswers | undefined, services: Services): StepAnswers => ({
  hsaClaimDate: today8(),
  ...before,
  ...(before?.['services']
    ? { services: (before['services'] as string[]).filter((each) => services.some(({ id }) => id === each)) }
    : {}),
})

/** An expense that the member asks the health spending account to pay. */
export interface HsaLine {
  readonly key: string
  readonly participantId: string
  /** name of the person, because the service sends no number of the participant */
  readonly person: string
  readonly dateOfService: string
  /** the requested amount */
  readonly amountPaid: string
  readonly description: string
  readonly service: HsaEligibleService
  /** the amount, as entered, that another insurer has paid since the earlier claim */
  readonly paidSince: string
}

/**
 * A line for each chosen service. The requested amount is the unpaid amount, less the amount that another insurer has
 * paid since the earlier claim.
 */
export function hsaLines(
  answers: ClaimAnswers,
  services: Services,
  payment = answers['hsa-payment'],
): readonly HsaLine[] {
  const chosen = hsaChoice(answers)?.services ?? []
  return services
    .filter(({ id }) => chosen.includes(id))
    .map((service) => {
      const typed = payment?.lines?.find(({ key }) => key === service.id)?.updatedCobAmount ?? ZERO
      const paidSince = isMoney(typed) ? typed : ZERO
      return {
        key: service.id,
        participantId: '',
        person: service.participant,
        dateOfService: service.dateOfService,
        amountPaid: fromCents(toCents(remainingAmount(service)) - toCents(paidSince)),
        description: service.serviceDescription ?? '',
        service,
        paidSince,
      }
    })
}

/**
 * The initial answers of the payment form. The amount from another insurer is 0.00 unless the member has entered one
 * (DATA-47). Entered amounts stay unchanged.
 */
export function buildHsaPayment(
  answers: ClaimAnswers,
  typed: Partial<ClaimAnswers['hsa-payment']>,
  services: Services,
): StepAnswers {
  const known = new Map(typed?.lines?.map((line) => [line.key, line]))
  return {
    lines: hsaLines(answers, services).map(({ key, service }) => ({
      updatedCobAmount: ZERO,
      ...known.get(key),
      key,
      // the highest amount that the member can enter, so that at least one cent is left to request
      most: fromCents(toCents(remainingAmount(service)) - 1),
    })),
  }
}

/** Amounts of a service that the service may leave out (DATA-47). */
const NO_MONEY = {
  submittedAmount: ZERO,
  amountPaid: ZERO,
  hsaEligibleAmount: ZERO,
  calculatedEligibleAmount: ZERO,
  hsaPaidAmount: ZERO,
  hsaUnclaimedEligibleAmount: ZERO,
}

/**
 * The services as the request contains them, each with the requested flag (CLAIM-69, DATA-46). What another insurer has
 * paid since is sent alone and as part of the updated sum (D-383).
 */
export const toHsaServices = (answers: ClaimAnswers, services: Services): HsaService[] =>
  hsaLines(answers, services).map(({ amountPaid, paidSince, service }) => ({
    ...NO_MONEY,
    ...onlyHsaService(service),
    ...(toCents(paidSince) > 0 && { wasSubmittedToOtherFirst: true }),
    amountPaidByOtherCarrier: paidSince,
    hsaRequestedFlag: true,
    hsaUnclaimedEligibleUpd: amountPaid,
    updatedCobAmount: fromCents(toCents(service.updatedCobAmount ?? ZERO) + toCents(paidSince)),
  }))

/**
 * The part of a submission about the health spending account: expenses, services and claim date. `isStale` is true if a
 * chosen service is no longer offered.
 */
export const hsaPart = (answers: ClaimAnswers, services: Services): HsaPart => {
  const expenses = hsaLines(answers, services)
  const { hsaClaimDate, services: chosen = [] } = hsaChoice(answers) ?? {}
  return {
    expenses,
    hsaServices: toHsaServices(answers, services),
    ...(hsaClaimDate && { hsaClaimDate }),
    isStale: expenses.length < chosen.length,
  }
}
export interface HsaPart {
  readonly expenses: readonly HsaLine[]
  readonly hsaServices: HsaService[]
  readonly hsaClaimDate?: string
  readonly isStale: boolean
}
