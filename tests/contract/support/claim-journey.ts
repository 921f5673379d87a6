import { submitMultiClaims } from '~generated/member/client/claims.ts'
import type { BenefitService, ClaimExtraInfo } from '~generated/member/model/index.ts'

export const cents = (money: string | undefined): number => Math.round(Number(money) * 100)
export const total = <Row>(rows: readonly Row[], read: (row: Row) => string | undefined): number =>
  rows.reduce((sum, row) => sum + cents(read(row)), 0)

/** The date a number of days ago, in the services' format. */
export function date8(daysAgo = 0): string {
  const day = new Date(Date.now() - daysAgo * 86_400_000)
  return `${day.getFullYear()}${String(day.getMonth() + 1).padStart(2, '0')}${String(day.getDate()).padStart(2, '0')}`
}
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
