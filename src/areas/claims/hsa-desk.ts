import type { HsaClaimGroups, HsaEligibleService } from '~generated/member/model/index.ts'
import type { FormContext } from '~/forms/definition.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import { isPortalError, PortalError, serverMessage } from '~/platform/errors/portal-error.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { type Text, textOf } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money.ts'
import type { FormData } from '~/wizard/definition.ts'
import type { ClaimAnswers } from './model/answers.ts'
import { choiceFor, hsaLines, hsaOptions, hsaPart, leftOf, paymentFor } from './model/hsa-services.ts'
import type { StepData } from './step-data.ts'

type Answer = HsaClaimGroups | readonly HsaEligibleService[] | null

/** What the account can pay, as a list whichever of the two calls answers (D-116); none where there is nothing (CLAIM-63, CLAIM-65). */
async function readEligible(ask: () => Promise<Answer>): Promise<readonly HsaEligibleService[]> {
  try {
    return servicesOf(await ask()).map((service) => ({ ...service, amountPaidByOtherCarrier: '0.00' })) // asked anew (CLAIM-68, DATA-47)
  } catch (error) {
    throw isPortalError(error) ? inWords(error) : error
  }
}

function servicesOf(answer: Answer): readonly HsaEligibleService[] {
  if (!answer) return []
  if (!('hsaClaims' in answer)) return answer
  return answer.hsaClaims.flatMap(({ claimId, hsaServices }) => hsaServices.map((service) => ({ ...(claimId && { claimId }), ...service })))
}

/** What HTTP calls the refusal: the specification's default (CLAIM-64, ERR-29, CONST-31). Members read a sentence; this stands beside the reference. */
const UNPROCESSABLE = 'Unprocessable Entity'

/** A refusal without words of the service has ours. */
function inWords(error: PortalError): PortalError {
  const locale = currentLocale()
  if (error.status !== 422 || serverMessage(error.serverText, locale)) return error
  const { kind, operationId, status, serverText } = error
  return new PortalError({
    kind,
    status,
    ...(operationId && { operationId }),
    serverText: { ...serverText, plain: textOf(intlOf(locale), locale)('claims.hsa.unprocessable') },
    detail: UNPROCESSABLE,
    cause: error,
  })
}

/** What a step of a claim on the spending account starts with. */
const hsaInitial = (step: string, before: FormData | undefined, answers: ClaimAnswers, { hsaEligible }: StepData): FormData =>
  step === 'hsa-payment' ? paymentFor(answers, before, hsaEligible) : step === 'hsa' ? (before ?? {}) : choiceFor(before, hsaEligible)

/** Its choices and headings. */
const hsaContext = (answers: ClaimAnswers, { hsaEligible }: StepData, text: Text): FormContext => ({
  options: { hsaServices: hsaOptions(hsaEligible, text) },
  titles: {
    lines: hsaLines(answers, hsaEligible).map(({ words, person, dateOfService, service }) =>
      text('claims.hsa.line', { service: words, person, date: formatDate(dateOfService, text.locale), amount: formatMoney(leftOf(service), text.locale) }),
    ),
  },
})

/** What only claims about the health spending account need, in one chunk: what is fetched, asked and sent. */
export const desk = { readEligible, initialFor: hsaInitial, contextFor: hsaContext, partOf: hsaPart }
