import type { Predetermination } from '~generated/member/model/index.ts'
import { fromCents, toCents } from '~/domain/money.ts'
import type { Answers } from '~/wizard/definition.ts'
import { needsPrescription, serviceKey } from './answers.ts'
import { DENTAL_KEY } from './claim-types.ts'
import { lineKey } from './lines.ts'

/**
 * The answers that follow from a predetermination, by the step that asks for them (D-282). A dentist's treatment plan
 * becomes one line with the sum of its prices. If the predetermination names no service, the member chooses the service
 * and fills in its line.
 */
export function predeterminedAnswers({ kind, participantId, providerType, service, lines }: Predetermination): Answers {
  const key = kind === 'dental' ? DENTAL_KEY : service && serviceKey(service)
  const amountPaid = fromCents(lines.reduce((sum, { amount }) => sum + toCents(amount), 0))
  return {
    ...(providerType !== undefined && {
      'provider-type': { providerType },
      'provider-type-vision': { providerType },
    }),
    ...(key !== undefined && {
      'service-list': { services: [key] },
      'claim-details': {
        lines: [{ key: lineKey(key, 1), participantId, amountPaid, needsPrescription: needsPrescription(key) }],
      },
    }),
  }
}
