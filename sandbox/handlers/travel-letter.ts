import type { TravelLetterRequest } from '../../generated/member/model/index.ts'
import type { Bilingual } from '../bilingual.ts'
import { daysBetween, isDate8, toDate8 } from '../dates.ts'
import { travelLetter } from '../documents/travel-letter.ts'
import { ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'
import { hasBenefit, UNKNOWN_PERSON } from './person.ts'
import { mayBeSeen } from '../store/members.ts'

/** Longest trip that the plans of the sandbox cover, in days. */
const LONGEST = 60

const NO_TRAVEL = {
  en: 'Your plan does not include travel coverage. Call the number on your member card if you think this is a mistake.',
  fr: 'Votre régime ne comprend pas de couverture de voyage. S’il s’agit d’une erreur, composez le numéro indiqué sur votre carte de membre.',
}
const SUSPENDED = {
  en: 'Your plan is suspended, so it covers no trip right now. Call the number on your member card.',
  fr: 'Votre régime est suspendu et ne couvre donc aucun voyage pour le moment. Composez le numéro indiqué sur votre carte de membre.',
}
const DATES = {
  en: 'The trip cannot end before it begins. Check both dates.',
  fr: 'Le voyage ne peut pas prendre fin avant d’avoir commencé. Vérifiez les deux dates.',
}
const OVER = {
  en: 'This trip is over, so there is nothing left to cover. Check both dates.',
  fr: 'Ce voyage est terminé, et il ne reste rien à couvrir. Vérifiez les deux dates.',
}
const AT_HOME = {
  en: 'The letter is for trips outside Canada. Choose another country.',
  fr: 'L’attestation vaut pour les voyages à l’extérieur du Canada. Choisissez un autre pays.',
}
const tooLong = (days: number) => ({
  en: `Your plan covers trips of up to ${LONGEST} days, and this one has ${days}. Choose an earlier last day.`,
  fr: `Votre régime couvre les voyages de ${LONGEST}\u00A0jours au plus, et celui-ci en compte ${days}. Choisissez un dernier jour plus tôt.`,
})
const ended = (name: string) => ({
  en: `The coverage of ${name} has ended. Choose someone else.`,
  fr: `La couverture de ${name} a pris fin. Choisissez une autre personne.`,
})

/** Refuses a trip that the plan does not cover (422), and says why (D-330). */
function check({ world, member, body }: MemberCall<unknown, TravelLetterRequest>): void {
  const refuse = (text: Bilingual, code: string): never => {
    throw new Refused(422, text, code)
  }
  const { country, departureDate, returnDate } = body
  if (!hasBenefit(member, 'TRAVEL')) refuse(NO_TRAVEL, 'NO_TRAVEL')
  if (member.persona.policy.suspended) refuse(SUSPENDED, 'SUSPENDED')
  if (country === 'CA') refuse(AT_HOME, 'IN_CANADA')
  if (![departureDate, returnDate].every(isDate8) || returnDate < departureDate) refuse(DATES, 'DATES')
  if (returnDate < toDate8(world.clock.now())) refuse(OVER, 'OVER')
  const days = daysBetween(departureDate, returnDate) + 1
  if (days > LONGEST) refuse(tooLong(days), 'TOO_LONG')
}

/** Finds the people who travel. Refuses people who are not on the plan, or whose coverage has ended (422). */
const travellers = ({ member, body }: MemberCall<unknown, TravelLetterRequest>) =>
  body.participantIds.map((participantId) => {
    const person = mayBeSeen(member).find((each) => each.participantId === participantId)
    if (!person) throw new Refused(422, UNKNOWN_PERSON, 'UNKNOWN_PERSON')
    if (!person.active) throw new Refused(422, ended(`${person.firstName} ${person.lastName}`), 'ENDED')
    return person
  })

export const travelLetterHandlers = {
  getTravelLetterPdf: async (call: MemberCall<unknown, TravelLetterRequest>) => {
    const { world, member, body, locale } = call
    check(call)
    const issued = toDate8(world.clock.now())
    return ok(await travelLetter(body, travellers(call), issued, member, body.language ?? locale), PDF)
  },
} satisfies Handlers<'getTravelLetterPdf'>
