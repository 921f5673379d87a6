import type {
  ClaimExtraInfo,
  ListRecentClaimServicesParams,
  ListServiceTypesParams,
  ListSubcategoriesParams,
  PendingClaimService,
  RecentClaimService,
  SubmitMultiClaimsRequest,
} from '../../generated/member/model/index.ts'
import { toDate8 } from '../dates.ts'
import { toCents, toMoney } from '../money.ts'
import { CLAIM_TYPES, toClaimTypeResponse, labels } from '../benefit-data/claim-types.ts'
import { findService, findSpecialty } from '../benefit-data/specialties.ts'
import { findSubcategory, USUAL_KINDS, visionSubcategories, withinSubcategory } from '../benefit-data/vision.ts'
import type { ClaimLine } from '../store/claim-line.ts'
import { seenBy, type Member } from '../store/members.ts'
import { refuseFiles, storeFile } from '../store/uploads.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'
import { participantName } from './to-response/claim-line.ts'
import { findPerson, hasBenefit } from './person.ts'
import { toProviderResponse } from './providers.ts'
import { refuseSpending } from './refuse-spending.ts'
import { toServiceResponse, maximumFor, ruleOf, servicesOf } from './services.ts'

/** Ids of the vision subcategories that a person can choose. */
const kindsOf = ({ persona }: Member, participantId: string): readonly number[] =>
  persona.visionKinds?.[participantId] ?? USUAL_KINDS

const OPEN = ['RECEIVED', 'IN_PROGRESS', 'PENDED', 'ADJUDICATED']
const LOOK_BACK = 100
const DEFAULT_LIMIT = 5
/** how far a member's local date can be ahead of UTC */
const DATE_LINE_MS = 14 * 3_600_000

export const claimsHandlers = {
  getLabels: ({ locale }: MemberCall) => ok(labels(locale)),
  listClaimTypes: ({ member, locale }: MemberCall) => {
    const { persona } = member
    const offered = CLAIM_TYPES.filter(({ benefit }) => benefit === undefined || persona.benefits.includes(benefit))
    return ok(offered.map((entry) => toClaimTypeResponse(entry, locale, persona.cardholder.provinceOfAdjudication)))
  },
  listServiceTypes: ({ world, member, locale, query }: MemberCall<ListServiceTypesParams>) => {
    const participantId = query.participantId && findPerson(member, query.participantId).participantId
    world.claims.bringUpToDate(member)
    const maximumOf = participantId
      ? maximumFor({ world, member }, participantId, query['service-date'].slice(0, 4))
      : ruleOf
    const services = servicesOf(query, locale, maximumOf)
    const subcategory = findSubcategory(query.subcategory)
    if (subcategory && participantId && !kindsOf(member, participantId).includes(subcategory.id)) return nothing
    return ok(subcategory ? withinSubcategory(services, subcategory, locale) : services)
  },
  listSubcategories: ({ member, locale, query }: MemberCall<ListSubcategoriesParams>) => {
    const { participantId } = findPerson(member, query.participantId)
    return hasBenefit(member, 'EHB')
      ? ok(visionSubcategories(participantId, kindsOf(member, participantId), locale))
      : nothing
  },
  submitMultiClaims: async ({
    world,
    member,
    locale,
    body,
    files,
    header,
  }: MemberCall<unknown, SubmitMultiClaimsRequest>) => {
    const key = header('idempotency-key')
    const earlier = world.submissions.earlier(member, key)
    if (earlier) return ok(earlier)
    const refusal =
      refuseFiles(files) ??
      refuseClaim(body.claimExtraInfo, toDate8(world.clock.now() + DATE_LINE_MS)) ??
      refuseSpending(world, member, body.claimExtraInfo)
    if (refusal) throw new Refused(refusal.status, refusal.text, 'REFUSED')
    const stored = await Promise.all(files.map(storeFile))
    // The key is looked up again, because another request with the same idempotency key may have been completed while
    // this request's files were read.
    const answered = world.submissions.earlier(member, key)
    if (answered) return ok(answered)
    const {
      coordinationOfBenefits: said,
      benefitServices,
      manualClaimServiceItems,
      participantId,
    } = body.claimExtraInfo
    // Only the lines of a claim for several people name theirs.
    const first = benefitServices?.[0]?.participantId ?? manualClaimServiceItems?.[0]?.participant ?? participantId
    if (said) world.otherCoverages.saveFromClaim(member, first, said)
    return ok(world.submissions.submit(member, body.claimExtraInfo, stored, key, locale))
  },
  listPendingClaimServices: ({ world, member, locale }: MemberCall) => {
    const open = seenBy(member, world.claims.newest(member, LOOK_BACK)).filter(({ status }) => OPEN.includes(status))
    if (open.length === 0) return nothing
    return ok(
      open.map((line): PendingClaimService => ({
        claimId: line.claimId,
        line: line.line,
        claimType: line.claimType,
        claimStatus: line.status,
        participantId: line.participantId,
        participantName: participantName(member, line.participantId),
        serviceDate: line.serviceDate,
        serviceDescription: line.description[locale],
        submittedAmount: toMoney(line.submitted),
      })),
    )
  },
  listRecentClaimServices: ({ world, member, locale, query }: MemberCall<ListRecentClaimServicesParams>) => {
    const services = seenBy(member, world.claims.newest(member, LOOK_BACK)).filter(({ specialtyCode, serviceId }) =>
      findService(specialtyCode, serviceId),
    )
    const distinct = [
      ...new Map(services.toReversed().map((line) => [`${line.serviceCode} ${line.participantId}`, line])).values(),
    ].toSorted((a, b) => b.received - a.received)
    const recent = distinct.slice(0, Number(query.limit ?? DEFAULT_LIMIT))
    return recent.length > 0 ? ok(recent.map((line) => describeAgain(line, { world, member, locale }))) : nothing
  },
} satisfies Handlers<
  | 'getLabels'
  | 'listClaimTypes'
  | 'listServiceTypes'
  | 'listSubcategories'
  | 'submitMultiClaims'
  | 'listPendingClaimServices'
  | 'listRecentClaimServices'
>

function describeAgain(
  line: ClaimLine,
  { world, member, locale }: Pick<MemberCall, 'world' | 'member' | 'locale'>,
): RecentClaimService {
  const specialty = findSpecialty(line.specialtyCode)!
  const provider = world.directory.find(({ pauthId }) => pauthId === line.providerId)
  return {
    claimType: specialty.claimTypes[0]!,
    lob: line.lob,
    participantId: line.participantId,
    participantName: participantName(member, line.participantId),
    lastServiceDate: line.serviceDate,
    lastAmount: toMoney(line.submitted),
    service: toServiceResponse(findService(specialty.code, line.serviceId)!, specialty, locale),
    ...(provider && { provider: toProviderResponse(provider, locale) }),
  }
}

/**
 * Refuses a claim that breaks a rule which the schema cannot express: a service date in the future (D-106), or a
 * payment of the other insurer above the amount that the member paid.
 */
function refuseClaim(
  extra: ClaimExtraInfo,
  latest: string,
): { status: 422; text: { en: string; fr: string } } | undefined {
  const services = extra.benefitServices ?? []
  if (services.some(({ dateOfService }) => dateOfService > latest))
    return rule(
      'The date of service must be today or earlier.',
      'La date du service doit être celle d’aujourd’hui ou une date passée.',
    )
  if (services.some(({ amountPaid }) => toCents(amountPaid) <= 0))
    return rule(
      'Enter an amount above zero for each service.',
      'Entrez un montant supérieur à zéro pour chaque service.',
    )
  if (
    services.some(({ amountPaid, amountPaidByOtherCarrier }) => toCents(amountPaidByOtherCarrier) > toCents(amountPaid))
  )
    return rule(
      'The other insurer cannot have paid more than the service cost. Check the other insurer’s statement.',
      'L’autre assureur ne peut pas avoir payé plus que le coût du service. Vérifiez le relevé de l’autre assureur.',
    )
  return undefined
}

const rule = (en: string, fr: string) => ({ status: 422 as const, text: { en, fr } })
