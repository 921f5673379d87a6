import type { ServiceType } from '~generated/member/model/index.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { listProviderTypesQuery, listRecentProvidersQuery } from '~generated/member/queries/providers.ts'
import { isDate8 } from '~/domain/dates/date8.ts'
import { type Estimate, estimateVisits } from '~/domain/estimate-payment.ts'
import { isMoney, toCents } from '~/domain/money.ts'
import { fetchCachedOrFresh } from '~/platform/query/query-client.ts'
import { query, type Query } from '~/platform/query/query.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { type ClaimLine, serviceKey } from '../model/answers.ts'
import { isDental, isWellness } from '../model/claim-types.ts'
import { serviceOfLine } from '../model/lines.ts'
import { claimLines } from '../model/vision.ts'
import { serviceQueries, type QueryContext } from '../wizard/step-data.ts'

/**
 * The services of the claim's lines, by a key made of person, day and service. Each contains the person's remaining
 * limits on that day.
 */
export type Services = ReadonlyMap<string, ServiceType>
export const visitKey = ({ participantId, dateOfService }: Pick<ClaimLine, 'participantId' | 'dateOfService'>) =>
  `${participantId} ${dateOfService}`
export const hasPersonAndDay = ({ participantId, dateOfService }: Partial<ClaimLine>) =>
  participantId !== undefined && isDate8(dateOfService ?? '')

/**
 * Query for the services of a claim's lines, with one request for each person and day. Changing an amount sends no
 * request. Errors are ignored.
 */
export function servicesQuery(context: QueryContext): Query<Services> {
  const places = new Map(
    claimLines(context.answers)
      .filter(hasPersonAndDay)
      .map((line) => [visitKey(line), line]),
  )
  const {
    'claim-type': type,
    'provider-type': provider,
    'provider-type-vision': vision,
    'service-list-vision': kinds,
  } = context.answers
  return query<Services>(['services of a claim', memberId(), type, provider, vision, kinds, [...places.keys()]], () =>
    servicesOf(context, places).catch(() => new Map()),
  )
}

async function servicesOf(context: QueryContext, estimateViews: ReadonlyMap<string, ClaimLine>): Promise<Services> {
  // dental and wellness services have no limits
  if (estimateViews.size === 0 || isDental(context.answers) || isWellness(context.answers)) return new Map()
  const [claimTypes, providerTypes, recentProviders] = await Promise.all([
    fetchCachedOrFresh(listClaimTypesQuery()),
    fetchCachedOrFresh(listProviderTypesQuery()),
    fetchCachedOrFresh(listRecentProvidersQuery()),
  ])
  const known = {
    claimTypes: claimTypes ?? [],
    providerTypes: providerTypes ?? [],
    recentProviders: recentProviders ?? [],
  }
  const lists = await Promise.all(
    [...estimateViews].map(async ([place, line]) => {
      const answered = await Promise.all(
        serviceQueries(context, known, line).map((each) =>
          fetchCachedOrFresh(each as Query<readonly ServiceType[] | null>),
        ),
      )
      return answered
        .flatMap((services) => services ?? [])
        .map((service) => [`${place} ${serviceKey(service)}`, service] as const)
    }),
  )
  return new Map(lists.flat())
}

const hasAmount = ({ amountPaid }: ClaimLine) => isMoney(amountPaid ?? '') && toCents(amountPaid) > 0
/** True if the answers that an estimate needs are complete. */
export const isComplete = (line: ClaimLine) =>
  hasPersonAndDay(line) && hasAmount(line) && (line.needsPrescription !== true || line.hasPrescription !== undefined)
/** True if the plan pays the service only with a prescription, and the member answered that there is none. */
export const isPrescriptionMissing = ({ needsPrescription, hasPrescription }: ClaimLine) =>
  needsPrescription === true && hasPrescription === false

/** The estimate of each line; null if the line, its prescription or the service's data is incomplete. */
export function estimateLines(lines: readonly ClaimLine[], services: Services): readonly (Estimate | null)[] {
  return estimateVisits(
    lines.map((line) => {
      const service = isComplete(line) ? services.get(`${visitKey(line)} ${serviceOfLine(line.key)}`) : undefined
      const person = `${line.participantId} ${line.dateOfService?.slice(0, 4)}`
      const isUnpaid = hasAmount(line) && isPrescriptionMissing(line)
      return {
        rule: service?.maximum,
        amount: service || isUnpaid ? line.amountPaid : '0.00',
        person,
        maximum: `${person} ${service?.specialtyCode ?? service?.serviceCode}`,
        isPrescriptionMissing: isUnpaid,
      }
    }),
  )
}
