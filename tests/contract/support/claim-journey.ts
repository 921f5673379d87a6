import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { daysBefore, toDate8 } from '../../../sandbox/dates.ts'
import type { BenefitService, ClaimExtraInfo } from '~generated/member/model/index.ts'

export const cents = (money: string | undefined): number => Math.round(Number(money) * 100)
export const total = <Row>(rows: readonly Row[], read: (row: Row) => string | undefined): number =>
  rows.reduce((sum, row) => sum + cents(read(row)), 0)

/** The date a number of days ago, in the services' format. */
export const date8 = (daysAgo = 0): string => toDate8(daysBefore(Date.now(), daysAgo))
/** The last year up to and including tomorrow. Tomorrow is included because the date may change while a test runs. */
export const LAST_YEAR = { fromDate: date8(364), toDate: date8(-1) }

export const treatment = (amountPaid: string, more: Partial<BenefitService> = {}): BenefitService => ({
  serviceId: 102,
  specialtyCode: 'PHYS',
  dateOfService: date8(),
  amountPaid,
  ...more,
})

/** Submits a claim, advances the clock until it is decided, and returns its number. */
export async function decided(sandboxUrl: string, id: string, extra: Partial<ClaimExtraInfo>): Promise<string> {
  const { claims } = (await submitMultiClaims(id, {
    claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', ...extra },
  }))!
  await fetch(`${sandboxUrl}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceSeconds: 61 }) })
  return claims![0]!.claimId
}
