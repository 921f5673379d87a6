import {
  getExtendedHealthFamilyDetailsQuery,
  getHealthBenefitQuery,
  listExtendedHealthFamiliesQuery,
  listHealthBenefitsQuery,
} from '~generated/member/queries/health.ts'
import {
  getHospitalBenefitQuery,
  getHospitalFamilyDetailsQuery,
  listHospitalBenefitsQuery,
  listHospitalFamiliesQuery,
} from '~generated/member/queries/hospital.ts'
import type {
  BenefitCategory,
  BenefitFamiliesResult,
  CoveredServiceDetails,
  ProvisionMap,
} from '~generated/member/model/index.ts'
import { nullOn404, queryClient } from '~/platform/query/query-client.ts'
import { mapQuery, type Query } from '~/platform/query/query.ts'
import { withGroup, type ServiceInGroup } from './model/service-groups.ts'

/** The two benefits whose services form a catalogue and are requested in the same way: hospital and extended health. */
export type Branch = 'hospital' | 'health'

/** The section of a URL: hospital or extended health. Both sections have the same pages. */
export const branchAt = ({ pathname }: { readonly pathname: string }): Branch =>
  pathname.includes('/coverage/hospital') ? 'hospital' : 'health'

/** Services of one person by category; null (status 204) if there are none (COV-30, COV-37). */
export const servicesQuery = (branch: Branch, participantId: string): Query<BenefitCategory[] | null> =>
  branch === 'hospital' ? listHospitalBenefitsQuery(participantId) : listHealthBenefitsQuery(participantId)

/** One service of one person; null if the plan does not have the code (COV-31, COV-39). */
export function serviceQuery(branch: Branch, participantId: string, code: string): Query<ServiceInGroup | null> {
  const asked: Query<CoveredServiceDetails> =
    branch === 'hospital' ? getHospitalBenefitQuery(participantId, code) : getHealthBenefitQuery(participantId, code)
  const list = servicesQuery(branch, participantId)
  return mapQuery(asked, async (answer) => inPlace(await nullOn404(answer), list))
}

/** Benefit families, for members without maaxClaims; null (status 204) if there are none (COV-23, COV-34). */
export const familiesQuery = (branch: Branch): Query<BenefitFamiliesResult | null> =>
  branch === 'hospital' ? listHospitalFamiliesQuery() : listExtendedHealthFamiliesQuery()

/** One benefit of a family; null if the plan does not have the code (COV-27, COV-35). */
export const familyQuery = (branch: Branch, code: string): Query<ProvisionMap | null> =>
  mapQuery<ProvisionMap, ProvisionMap | null>(
    branch === 'hospital' ? getHospitalFamilyDetailsQuery(code) : getExtendedHealthFamilyDetailsQuery(code),
    nullOn404,
  )

/** A service with its category, taken from the list of services if the response lacks it (COV-31, D-176). */
async function inPlace(
  details: CoveredServiceDetails | null,
  list: Query<BenefitCategory[] | null>,
): Promise<ServiceInGroup | null> {
  if (!details) return null
  const isPlaced = details.benefit !== undefined && details.relatedServices !== undefined
  return withGroup(details, isPlaced ? [] : ((await queryClient.fetchQuery(list)) ?? []))
}
