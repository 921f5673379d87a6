import type { CreatePredeterminationRequest, Predetermination } from '../../generated/member/model/index.ts'
import { findProduct } from '../benefit-data/catalogue/catalogues.ts'
import { findProcedure } from '../benefit-data/dental/codes.ts'
import { DENTAL_SPECIALTIES } from '../benefit-data/dental/guide.ts'
import { lastServices } from '../benefit-data/dental/last-services.ts'
import { predetermine } from '../benefit-data/predetermine.ts'
import { toDate8 } from '../dates.ts'
import { toCents } from '../money.ts'
import type { StoredPredetermination } from '../store/predeterminations.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'
import { NOT_COVERED } from './catalogue.ts'
import { findPerson, hasBenefit, UNKNOWN_PERSON } from './person.ts'
import { toPredetermination } from './to-response/predetermination.ts'
import { mayBeSeen } from '../store/members.ts'

const NONE = {
  en: 'There is no such request. Choose another one from your list.',
  fr: 'Cette demande n’existe pas. Choisissez-en une autre dans votre liste.',
}
const ASKED_ALREADY = {
  en: 'You have already asked about this treatment for this person. Open it on your list to see when it is decided.',
  fr: 'Vous avez déjà fait cette demande pour cette personne. Consultez-la dans votre liste pour voir quand elle sera traitée.',
}
const INCOMPLETE = {
  en: 'Choose the type of provider and the province, and enter the codes of the treatment.',
  fr: 'Choisissez le type de fournisseur et la province, et entrez les codes du traitement.',
}
const AMOUNT = { en: 'Enter a price above zero for each line.', fr: 'Entrez un prix supérieur à zéro à chaque ligne.' }
const unknownCode = (code: string) => ({
  en: `The code ${code} is not in the fee guide. Check it with your dentist.`,
  fr: `Le code ${code} ne figure pas dans le guide des tarifs. Vérifiez-le auprès de votre dentiste.`,
})

function check({ member, body }: MemberCall<unknown, CreatePredeterminationRequest>): void {
  const { participantId, kind, specialty, province, lines } = body
  if (!mayBeSeen(member).some((person) => person.participantId === participantId))
    throw new Refused(422, UNKNOWN_PERSON, 'UNKNOWN_PERSON')
  if (lines.some(({ amount }) => toCents(amount) <= 0)) throw new Refused(422, AMOUNT, 'AMOUNT')
  if (kind === 'service') {
    const [line] = lines
    if (lines.length > 1 || !hasBenefit(member, 'EHB') || !findProduct(line!.code))
      throw new Refused(422, NOT_COVERED, 'NOT_COVERED')
    return
  }
  if (!hasBenefit(member, 'DENTAL')) throw new Refused(422, NOT_COVERED, 'NOT_COVERED')
  if (!specialty || !province || !DENTAL_SPECIALTIES[specialty]) throw new Refused(422, INCOMPLETE, 'INCOMPLETE')
  const unknown = lines.find(({ code }) => !findProcedure(code))
  if (unknown) throw new Refused(422, unknownCode(unknown.code), 'UNKNOWN_CODE')
}

const codesOf = ({ lines }: CreatePredeterminationRequest): string =>
  lines
    .map(({ code }) => code)
    .toSorted()
    .join()

/**
 * Returns the predeterminations that the member may see, newest first. It first decides those whose decision is due.
 */
function current({ world, member, locale }: MemberCall): StoredPredetermination[] {
  const { login, persona } = member
  const now = world.clock.now()
  const seen = mayBeSeen(member).map(({ participantId }) => participantId)
  const due = world.predeterminations
    .list(login)
    .filter((each) => each.decided === undefined && each.due <= now)
    .toReversed()
  if (due.length > 0) world.claims.bringUpToDate(member)
  for (const { id, request, due: at } of due) {
    const { participantId } = request
    const year = toDate8(at).slice(0, 4)
    const person = findPerson(member, participantId)
    const claims = world.claims.search(member, { participantId, benefitCode: 'DNTL', limit: Number.MAX_SAFE_INTEGER })
    const again = lastServices(person, claims, at, locale)
    world.predeterminations.decide(
      id,
      at,
      predetermine(request, {
        ofYear: (specialty) => Math.max(0, world.claims.yearLeft(login, participantId, specialty, year)),
        ofDeductible: Math.max(0, (persona.deductible ?? 0) - world.claims.deductibleMet(login, participantId, year)),
        notYet: new Set(
          again.flatMap(({ code, nextServiceDate = '' }) => (code && nextServiceDate > toDate8(at) ? [code] : [])),
        ),
      }),
    )
  }
  return world.predeterminations.list(login).filter(({ request }) => seen.includes(request.participantId))
}

const respond = (call: MemberCall, stored: StoredPredetermination): Predetermination =>
  toPredetermination(stored, call.member, call.locale)

/** Handlers for predeterminations: a member asks what the plan would pay for a treatment before having it (D-280). */
export const predeterminationHandlers = {
  listPredeterminations: (call: MemberCall) => {
    const all = current(call)
    return all.length > 0 ? ok(all.map((each) => respond(call, each))) : nothing
  },
  getPredetermination: (call: MemberCall) => {
    const found = current(call).find(({ id }) => id === call.path['predeterminationId'])
    if (!found) throw new Refused(404, NONE, 'NOT_FOUND')
    return ok(respond(call, found))
  },
  createPredetermination: (call: MemberCall<unknown, CreatePredeterminationRequest>) => {
    const { world, member, body } = call
    check(call)
    const isOpen = current(call).some(
      ({ request, decided }) =>
        decided === undefined && request.participantId === body.participantId && codesOf(request) === codesOf(body),
    )
    if (isOpen) throw new Refused(409, ASKED_ALREADY, 'ASKED_ALREADY')
    return ok(respond(call, world.predeterminations.add(member.login, body)))
  },
} satisfies Handlers<'listPredeterminations' | 'getPredetermination' | 'createPredetermination'>
