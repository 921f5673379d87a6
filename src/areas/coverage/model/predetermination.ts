import type { Predetermination as Asked } from '~generated/forms/coverage/predetermination.ts'
import type { CreatePredeterminationRequest, Predetermination } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/domain/money.ts'

/** Converts the values of the form to a request (D-280). */
export function toRequest({ participantId, kind, specialty, province, lines = [], service, amount }: Asked) {
  const request: CreatePredeterminationRequest =
    kind === 'dental'
      ? {
          participantId,
          kind,
          ...(specialty && { specialty }),
          ...(province && { province }),
          lines: lines.map((line) => ({ code: line.code, amount: line.amount })),
        }
      : { participantId, kind, lines: [{ code: service ?? '', amount: amount ?? '' }] }
  return request
}

/**
 * Converts an earlier request to values of the form, so that the member can ask about the same treatment again (D-281).
 */
export function toInput({ participantId, kind, specialty, province, lines }: Predetermination): Partial<Asked> {
  const [first] = lines
  return kind === 'dental'
    ? {
        participantId,
        kind,
        ...(specialty && { specialty }),
        ...(province && { province }),
        lines: lines.map(({ code, amount }) => ({ code, amount })),
      }
    : { participantId, kind, ...(first && { service: first.code, amount: first.amount }) }
}

/**
 * The state of a request on a given day: waiting for an answer, answered, or answered with an answer that is no longer
 * valid (D-281).
 */
export function stateOf(
  { decidedOn, validUntil }: Pick<Predetermination, 'decidedOn' | 'validUntil'>,
  today: string,
): 'waiting' | 'answered' | 'expired' {
  if (decidedOn === undefined) return 'waiting'
  return validUntil !== undefined && validUntil < today ? 'expired' : 'answered'
}

/** The price of the whole treatment, the amount that the plan pays, and the rest, which the member pays. */
export function totalOf({ lines }: Pick<Predetermination, 'lines'>): { cost: string; plan: string; member: string } {
  const cost = lines.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const plan = lines.reduce((sum, { planAmount = '0.00' }) => sum + toCents(planAmount), 0)
  return { cost: fromCents(cost), plan: fromCents(plan), member: fromCents(Math.max(0, cost - plan)) }
}
