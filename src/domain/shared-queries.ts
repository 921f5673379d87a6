import { listParticipantsQuery } from '~generated/member/queries/account.ts'
import { listBenefitsQuery } from '~generated/member/queries/coverage.ts'
import { getFormQuery } from '~generated/member/queries/support.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { nullOnError } from '~/platform/query/query-client.ts'

/** Everybody who is covered now: a claim is about one of them (F-27, D-70). */
export const activeParticipantsQuery = () => listParticipantsQuery({ filter: 'active' })

/** The plan's benefits; null for any answer but a 200, which keeps nothing else from anybody (COV-03, API-072, D-86, D-122). */
export const benefitsQuery = () => nullOnError(listBenefitsQuery())

/** For members whose plan changes direct deposit on paper only (D-60, CONTENT-08). */
export const depositFormQuery = () => getFormQuery('DD', { locale: currentLocale() })
