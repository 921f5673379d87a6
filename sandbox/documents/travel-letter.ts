import type { Participant, TravelLetterRequest } from '../../generated/member/model/index.ts'
import { PHONES } from '../../tools/environment.ts'
import type { Locale } from '../bilingual.ts'
import type { Member } from '../store/members.ts'
import { createPdf, fact } from './document.ts'
import { cents, date } from './format.ts'
import { textColumn } from './table.ts'

/** What the plans of the sandbox pay for emergencies on one trip, for each person, in cents. */
const MAXIMUM = 5_000_000_00

/**
 * A letter for an embassy or a border: who is covered, where, and on which days, as a PDF (D-330). `issued` is the day
 * of the letter in eight digits.
 */
export async function travelLetter(
  { country, departureDate, returnDate }: TravelLetterRequest,
  people: readonly Participant[],
  issued: string,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const title = { en: 'Proof of travel coverage', fr: 'Attestation d’assurance voyage' }
  const pdf = createPdf(title, member, locale, [fact('Date of the letter', 'Date de la lettre', date(issued, locale))])
  const place = new Intl.DisplayNames(`${locale}-CA`, { type: 'region' }).of(country) ?? country
  const [first, last] = [date(departureDate, locale), date(returnDate, locale)]
  pdf.paragraph({ en: 'To whom it may concern', fr: 'À qui de droit' })
  pdf.headline({ en: 'Covered in this country', fr: 'Couverture dans ce pays' }, place, {
    en: `From ${first} to ${last}`,
    fr: `Du ${first} au ${last}`,
  })
  pdf.heading({ en: 'Who is covered', fr: 'Personnes couvertes' })
  pdf.table(
    [
      textColumn('Name', 'Nom', 0.4),
      textColumn('Date of birth', 'Date de naissance', 0.3),
      textColumn('Certificate number', 'Numéro de certificat', 0.3),
    ],
    people.map(({ firstName, lastName, dateOfBirth = '', certificateId = '' }) => [
      `${firstName} ${lastName}`,
      date(dateOfBirth, locale),
      certificateId,
    ]),
  )
  pdf.heading({ en: 'What is covered', fr: 'Ce qui est couvert' })
  pdf.list([
    {
      en: `Emergency medical care and hospital stays, up to ${cents(MAXIMUM, locale)} (Canadian) for each person`,
      fr: `Les soins médicaux d’urgence et l’hospitalisation, jusqu’à ${cents(MAXIMUM, locale)} (canadiens) par personne`,
    },
    { en: 'Medical transport back to Canada', fr: 'Le rapatriement médical au Canada' },
    {
      en: 'The return of the remains of a person who has died',
      fr: 'Le rapatriement de la dépouille en cas de décès',
    },
  ])
  pdf.heading({ en: 'In an emergency', fr: 'En cas d’urgence' })
  pdf.paragraph({
    en: `Travel assistance answers at any time: ${spoken(PHONES.travelPhoneAbroad)}, or ${spoken(PHONES.travelPhone)} from Canada and the United States.`,
    fr: `L’assistance voyage répond en tout temps\u00A0: ${spoken(PHONES.travelPhoneAbroad)}, ou ${spoken(PHONES.travelPhone)} depuis le Canada et les États-Unis.`,
  })
  return pdf.finish()
}

/** A North American number as people dial it from abroad: +1 506-555-0148. */
const spoken = (number: string): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1\u00A0$1-$2-$3')
