import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { wellnessServicesQuery } from '../wizard/claim-queries.ts'
import type { ClaimSteps, PanelProps } from '../wizard/step-definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { isWellness } from '../model/claim-types.ts'
import { lineKeys, MAX_LINES, buildSelection, serviceName } from '../model/lines.ts'
import { recentServiceOptions, serviceOptions } from '../model/options.ts'
import { subcategoryOptions } from '../model/vision.ts'

/** When there is no list of vision services: the way on is to describe what was paid for (CLAIM-27). */
function NoSubcategories({ data }: PanelProps) {
  const text = useText()
  return data.subcategories.length === 0 ? <AlertBox tone="info">{text('claims.services.none-vision')}</AlertBox> : null
}

/** What was paid for, and how often. The lines of the claim say it in the summary. */
export const steps = {
  'service-list': {
    options: { services: ({ data, text }) => serviceOptions(data.services, text) },
    // The list of the wellness account is kept as empty where it cannot be had.
    retryQuery: (answers) => (isWellness(answers) ? wellnessServicesQuery() : undefined),
  },
  'service-list-vision': { options: { services: ({ data, text }) => subcategoryOptions(data.subcategories, text) }, Panel: NoSubcategories },
  'service-selection': {
    initial: (before, { answers }) => ({
      ...before,
      ...buildSelection({ ...answers, 'service-selection': before as ClaimAnswers['service-selection'] & object }),
    }),
    options: { recentServices: ({ answers, data }) => recentServiceOptions(data.recentServices, data.services, answers) },
    titles: {
      lines: ({ answers, data, text }) => (answers['service-list']?.services ?? []).map((key) => serviceName(key, answers, data.services, text)),
    },
    blockingError: ({ answers, text }) =>
      lineKeys(answers).length > MAX_LINES ? { title: text('claims.stop.title'), text: text('claims.stop.too-many-lines', { limit: MAX_LINES }) } : undefined,
  },
} satisfies ClaimSteps
