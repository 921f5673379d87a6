import type { FormContext } from '~/forms/definition.ts'
import { formatDate } from '~/platform/dates/date8.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import type { FormData } from '~/wizard/definition.ts'
import type { ClaimAnswers } from './model/answers.ts'
import { choiceFor, hsaLines, hsaOptions, leftOf, paymentFor } from './model/hsa-services.ts'
import type { StepData } from './step-data.ts'

/** What a step of a claim on the spending account starts with. */
export const hsaInitial = (step: string, before: FormData | undefined, answers: ClaimAnswers, { hsaEligible }: StepData): FormData =>
  step === 'hsa-payment' ? paymentFor(answers, before, hsaEligible) : step === 'hsa' ? (before ?? {}) : choiceFor(before, hsaEligible)

/** Its choices and headings. */
export const hsaContext = (answers: ClaimAnswers, { hsaEligible }: StepData, text: Text): FormContext => ({
  options: { hsaServices: hsaOptions(hsaEligible, text) },
  titles: {
    lines: hsaLines(answers, hsaEligible).map(({ words, person, dateOfService, service }) =>
      text('claims.hsa.line', { service: words, person, date: formatDate(dateOfService, text.locale), amount: formatMoney(leftOf(service), text.locale) }),
    ),
  },
})
