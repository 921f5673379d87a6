import type {
  ExternalCoverage,
  GetCobParams,
  ListCobReasonsParams,
  ListExternalCoveragesParams,
  OtherCoverageRequest,
} from '../../generated/member/model/index.ts'
import { isLookedUp } from '../benefit-data/claim-types.ts'
import { cobReasons } from '../benefit-data/cob-reasons.ts'
import type { Locale } from '../bilingual.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'
import { findPerson } from './person.ts'
import { mayBeSeen } from '../store/members.ts'

/** The French name of an insurer, by its English name. */
const FRENCH_CARRIERS: Readonly<Record<string, string>> = { 'Northstar Assurance': 'Assurance Northstar' }
const inLanguage = <About extends { readonly carrierName?: string }>(coverage: About, locale: Locale): About => {
  const french = locale === 'fr' && coverage.carrierName ? FRENCH_CARRIERS[coverage.carrierName] : undefined
  return french ? { ...coverage, carrierName: french } : coverage
}

const OTHER = {
  en: 'What we have on file has changed since you opened this page. Check it, then save again.',
  fr: 'Le dossier a changé depuis que vous avez ouvert cette page. Vérifiez-le, puis enregistrez de nouveau.',
}
const DATES = {
  en: 'The coverage cannot end before it began. Check both dates.',
  fr: 'La couverture ne peut pas prendre fin avant d’avoir commencé. Vérifiez les deux dates.',
}

/** Finds other coverage that was on file on a given day (Date8), even if it has ended since. */
function findCoverage(
  { world, member, locale }: MemberCall,
  asked: string | undefined,
  day: string,
): ExternalCoverage | undefined {
  const { participantId } = findPerson(member, asked)
  const coverage = world.otherCoverages.toExternal(member, participantId)
  if (!coverage || (coverage.effectiveDate && coverage.effectiveDate > day)) return undefined
  return inLanguage(coverage, locale)
}

export const coordinationHandlers = {
  listExternalCoverages: (call: MemberCall<ListExternalCoveragesParams>) => {
    const { query } = call
    const coverage = findCoverage(call, query.participantId, query.claimDate)
    return coverage && isLookedUp(query.lob) ? ok([coverage]) : nothing
  },
  getCob: (call: MemberCall<GetCobParams>) => {
    const { path, query } = call
    const coverage = findCoverage(call, path['participantId'], query.claimDate.replaceAll('-', ''))
    return coverage && isLookedUp(query.lob, query.benefit) ? ok(coverage) : nothing
  },
  listCobReasons: ({ locale }: MemberCall<ListCobReasonsParams>) => ok(cobReasons(locale)),
  getOtherCoverage: ({ world, member, locale }: MemberCall) =>
    ok(
      mayBeSeen(member).map(({ participantId }) =>
        inLanguage(world.otherCoverages.find(member, participantId), locale),
      ),
    ),
  updateOtherCoverage: ({ world, member, path, body }: MemberCall<unknown, OtherCoverageRequest>) => {
    const { participantId } = findPerson(member, path['participantId'])
    const { effectiveDate, endedOn } = body
    if (effectiveDate && endedOn && endedOn < effectiveDate) throw new Refused(422, DATES, 'DATES')
    const stored = world.otherCoverages.save(member, participantId, body)
    if (!stored) throw new Refused(409, OTHER, 'OTHER_VERSION')
    return ok(stored)
  },
} satisfies Handlers<'listExternalCoverages' | 'getCob' | 'listCobReasons' | 'getOtherCoverage' | 'updateOtherCoverage'>
