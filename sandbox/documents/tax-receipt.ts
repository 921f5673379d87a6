import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, fact } from './document.ts'
import { amountColumn, textColumn } from './table.ts'

/**
 * The expenses that one person submitted in a year, and the amount that insurers and spending accounts paid for them,
 * in cents.
 */
interface PersonYear {
  readonly name: string
  readonly submitted: number
  readonly paid: number
}

/** A PDF with what the member paid in a year for health care and for the plan (D-260). Premiums are in cents. */
export async function taxReceipt(
  year: number,
  people: readonly PersonYear[],
  premiums: number,
  member: Member,
  locale: Locale,
): Promise<Uint8Array> {
  const pdf = createPdf({ en: 'Tax receipt', fr: 'Reçu aux fins d’impôt' }, member, locale, [
    fact('Year', 'Année', String(year)),
  ])
  const sumOf = (read: (person: PersonYear) => number) => people.reduce((sum, person) => sum + read(person), 0)
  const submitted = sumOf((person) => person.submitted)
  const paid = sumOf((person) => person.paid)
  pdf.headline(
    { en: 'Your cost', fr: 'À votre charge' },
    pdf.cents(submitted - paid + premiums),
    premiums > 0
      ? {
          en: 'For health care that this plan did not pay, and for premiums',
          fr: 'Pour des soins que ce régime n’a pas payés et pour vos primes',
        }
      : { en: 'For health care that this plan did not pay', fr: 'Pour des soins que ce régime n’a pas payés' },
  )
  if (people.length > 0) {
    pdf.heading({ en: 'Health care', fr: 'Soins de santé' })
    pdf.table(
      [
        textColumn('Person', 'Personne assurée', 0.4),
        amountColumn('Submitted', 'Demandé', 0.2),
        amountColumn('Paid', 'Payé', 0.2),
        amountColumn('Your cost', 'À votre charge', 0.2),
      ],
      people.map((person) => [
        person.name,
        ...[person.submitted, person.paid, person.submitted - person.paid].map(pdf.cents),
      ]),
      ['Total', ...[submitted, paid, submitted - paid].map(pdf.cents)],
    )
  }
  if (premiums > 0) {
    pdf.heading({ en: 'Premiums', fr: 'Primes' })
    pdf.facts([fact('Premiums paid', 'Primes payées', pdf.cents(premiums))])
  }
  return pdf.finish()
}
