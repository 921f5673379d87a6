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

/** What the member chose, and since when: one of two pages asked it (D-116). */
export const hsaChoice = (answers: ClaimAnswers) => answers['hsa-eligible-claims'] ?? answers['hsa-eligible-claim']

/** Services of earlier claims in the groups of their claims; what the account cannot pay is there with the reason (CLAIM-67, CLAIM-69, F-53). */
export const hsaOptions = (services: Services, text: Text): readonly Option[] =>
  services.map((service) => {
    const { id, claimId = '', participant, dateOfService, serviceDescription, lob = '', hsaAvailableFlag, claimEligibleFlag } = service
    const money = (amount = ZERO) => text.money(amount)
    return {
      value: id,
      label: serviceDescription ?? lob,
      group: text('claims.hsa.group', { claim: claimId }),
      description: text('claims.hsa.service', {
        person: participant,
        date: text.date(dateOfService),
        submitted: money(service.submittedAmount),
        paid: money(service.amountPaid),
        other: money(service.amountPaidByOtherCarrier),
        account: money(service.hsaPaidAmount),
      }),
      disabled: !hsaAvailableFlag || !claimEligibleFlag,
      note: !claimEligibleFlag
        ? text('claims.hsa.not-eligible')
        : hsaAvailableFlag
          ? text('claims.hsa.left', { amount: money(remainingAmount(service)) })
          : text('claims.hsa.unavailable'),
    }
  })

/** The choice as it can still be made, with the day it was first made (CLAIM-70). */
export const buildHsaChoice = (before: StepAnswers | undefined, services: Services): StepAnswers => ({
  hsaClaimDate: today8(),
  ...before,
  ...(before?.['services'] ? { services: (before['services'] as string[]).filter((each) => services.some(({ id }) => id === each)) } : {}),
})

/** An expense as the account is asked for it. */
export interface HsaLine {
  readonly key: string
  readonly participantId: string
  /** the name: no number is known */
  readonly person: string
  readonly dateOfService: string
  /** what the account is asked for */
  readonly amountPaid: string
  readonly description: string
  readonly service: HsaEligibleService
  /** what another insurer paid since, as typed */
  readonly paidSince: string
}

/** A line for each service chosen: what is left of it, less what another insurer paid since, is asked of the account. */
export function hsaLines(answers: ClaimAnswers, services: Services, payment = answers['hsa-payment']): readonly HsaLine[] {
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
        description: service.serviceDescription ?? service.lob ?? '',
        service,
        paidSince,
      }
    })
}

/** The form of the amounts: nothing paid since, until the member says otherwise (DATA-47). What was typed stays as it was typed. */
export function buildHsaPayment(answers: ClaimAnswers, typed: Partial<ClaimAnswers['hsa-payment']>, services: Services): StepAnswers {
  const known = new Map(typed?.lines?.map((line) => [line.key, line]))
  return {
    lines: hsaLines(answers, services).map(({ key, service }) => ({
      updatedCobAmount: ZERO,
      ...known.get(key),
      key,
      // Of nothing, nothing can be asked.
      most: fromCents(toCents(remainingAmount(service)) - 1),
    })),
  }
}

/** The services as a claim carries them back, each asked for (CLAIM-69, DATA-46). */
export const toHsaServices = (answers: ClaimAnswers, services: Services): HsaService[] =>
  hsaLines(answers, services).map(({ amountPaid, paidSince, service }) => ({
    ...onlyHsaService(service),
    hsaRequestedFlag: true,
    hsaUnclaimedEligibleUpd: amountPaid,
    updatedCobAmount: fromCents(toCents(service.updatedCobAmount ?? ZERO) + toCents(paidSince)),
  }))

/** What such a claim adds to its submission, and what it is about; and whether a service that was chosen is no longer offered. */
export const hsaPart = (answers: ClaimAnswers, services: Services): HsaPart => {
  const expenses = hsaLines(answers, services)
  const { hsaClaimDate, services: chosen = [] } = hsaChoice(answers) ?? {}
  return { expenses, hsaServices: toHsaServices(answers, services), ...(hsaClaimDate && { hsaClaimDate }), isStale: expenses.length < chosen.length }
}
export interface HsaPart {
  readonly expenses: readonly HsaLine[]
  readonly hsaServices: HsaService[]
  readonly hsaClaimDate?: string
  readonly isStale: boolean
}
