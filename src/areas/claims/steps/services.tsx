import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { wellnessServicesQuery } from '../wizard/claim-queries.ts'
import type { ClaimSteps, PanelProps } from '../wizard/step-definition.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { isWellness } from '../model/claim-types.ts'
import { lineKeys, MAX_LINES, buildSelection, serviceName } from '../model/lines.ts'
import { recentServiceOptions, serviceOptions, servicesOfLastVisit } from '../model/options.ts'
import { subcategoryOptions } from '../model/vision.ts'

/** Notice that there is no list of vision services, so that the member must describe the expense (CLAIM-27). */
function NoSubcategories({ data }: PanelProps) {
  const text = useText()
  return data.subcategories.length === 0 ? <AlertBox tone="info">{text('claims.services.none-vision')}</AlertBox> : null
}

/** Tells the member that the service of the last visit is preselected, until the member has confirmed the services. */
function LastVisit({ data, answers }: PanelProps) {
  const text = useText()
  const isSuggested =
    !answers['service-list'] && servicesOfLastVisit(data.recentServicesOptional, data.services, answers)
  return isSuggested ? <AlertBox tone="info">{text('claims.service-list.last')}</AlertBox> : null
}

/**
 * The steps in which the member chooses services and their numbers of visits. In the summary, both are shown with the
 * lines of the claim.
 */
export const steps = {
  'service-list': {
    initial: (before, { answers, data }) =>
      before ?? servicesOfLastVisit(data.recentServicesOptional, data.services, answers) ?? {},
    options: { services: ({ data, text }) => serviceOptions(data.services, text) },
    Panel: LastVisit,
    // If the query for the wellness services failed, the cache contains null and the list is empty. The page then
    // offers to request the list again.
    retryQuery: (answers) => (isWellness(answers) ? wellnessServicesQuery() : undefined),
  },
  'service-list-vision': {
    options: { services: ({ data, text }) => subcategoryOptions(data.subcategories, text) },
    Panel: NoSubcategories,
  },
  'service-selection': {
    initial: (before, { answers }) => ({
      ...before,
      ...buildSelection({ ...answers, 'service-selection': before as ClaimAnswers['service-selection'] & object }),
    }),
    options: {
      recentServices: ({ answers, data }) => recentServiceOptions(data.recentServices, data.services, answers),
    },
    titles: {
      lines: ({ answers, data, text }) =>
        (answers['service-list']?.services ?? []).map((key) => serviceName(key, answers, data.services, text)),
    },
    blockingError: ({ answers, text }) =>
      lineKeys(answers).length > MAX_LINES
        ? { title: text('claims.stop.title'), text: text('claims.stop.too-many-lines', { limit: MAX_LINES }) }
        : undefined,
  },
} satisfies ClaimSteps
