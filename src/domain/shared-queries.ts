import { listParticipantsQuery } from '~generated/member/queries/account.ts'
import { listBenefitsQuery } from '~generated/member/queries/coverage.ts'
import { getFormQuery } from '~generated/member/queries/support.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { nullOnError } from '~/platform/query/query-client.ts'

/** Participants whose coverage is active. A claim can be made only for an active participant (F-27, D-70). */
export const activeParticipantsQuery = () => listParticipantsQuery({ filter: 'active' })

/**
 * The plan's benefits. Null for any response other than a 200, so that a failure hides nothing else on the page
 * (COV-03, API-072, D-86, D-122).
 */
export const benefitsQuery = () => nullOnError(listBenefitsQuery())

/** The direct deposit form, for members whose plan changes direct deposit on paper only (D-60, CONTENT-08). */
export const depositFormQuery = () => getFormQuery('DD', { locale: currentLocale() })
