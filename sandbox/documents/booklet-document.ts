import { toMoney } from '../money.ts'
import { BENEFITS } from '../benefit-data/benefit-names.ts'
import { DENTAL_COVERAGES } from '../benefit-data/dental/coverages.ts'
import { SPECIALTIES } from '../benefit-data/specialties.ts'
import type { Member } from '../store/members.ts'
import type { Locale } from '../bilingual.ts'
import { createPdf, money } from './document.ts'
import { memberFacts } from './member-facts.ts'

const TEXTS = {
  en: {
    title: 'Benefits booklet',
    number: 'Booklet',
    about: 'About this booklet',
    intro:
      'This booklet sums up the coverage of your plan. If it differs from the policy that your group has with the insurer, the policy applies. Unless we say otherwise, amounts are for each person and each calendar year.',
    benefits: 'What your plan includes',
    practitioners: 'Health practitioners',
    practitioner: 'Provider',
    pays: 'Reimbursed at',
    visit: 'For one visit',
    year: 'For one year',
    dental: 'Dental',
    care: 'Type of service',
    claims: 'How to claim',
    steps: [
      'Submit claims online, with the provider’s receipt. Keep the originals for at least 12 months.',
      'If another insurer covers you too, submit the claim to the insurer that pays first, then the rest to the other one.',
      'We pay by direct deposit into your bank account. You need an account on file to submit claims online.',
    ],
  },
  fr: {
    title: 'Brochure de garanties',
    number: 'Brochure',
    about: 'À propos de cette brochure',
    intro:
      'Cette brochure résume la couverture de votre régime. En cas de divergence, la police que votre groupe a souscrite auprès de l’assureur prévaut. Sauf indication contraire, les montants s’appliquent à chaque personne et à chaque année civile.',
    benefits: 'Ce que comprend votre régime',
    practitioners: 'Praticiens de la santé',
    practitioner: 'Fournisseur',
    pays: 'Pourcentage remboursé',
    visit: 'Par visite',
    year: 'Par année',
    dental: 'Soins dentaires',
    care: 'Type de service',
    claims: 'Comment présenter une demande',
    steps: [
      'Présentez vos demandes de règlement en ligne, avec le reçu du fournisseur. Conservez les originaux pendant au moins 12\u00A0mois.',
      'Si un autre assureur vous couvre aussi, présentez d’abord la demande à celui qui paie en premier, puis le reste à l’autre.',
      'Nous payons par dépôt direct dans votre compte bancaire. Il faut un compte au dossier pour présenter une demande en ligne.',
    ],
  },
} as const

const percent = (value: number, locale: Locale): string => (locale === 'fr' ? `${value}\u00A0%` : `${value}%`)

/** What the plan covers, as the claims are decided by it (API-076). */
export async function bookletDocument(member: Member, number: string, locale: Locale): Promise<Uint8Array> {
  const text = TEXTS[locale]
  const { benefits } = member.persona
  const inMoney = (cents: number) => money(toMoney(cents), locale)
  const pdf = createPdf(text.title, locale)
  pdf.facts([...memberFacts(member, locale), [text.number, number]])
  pdf.heading(text.about)
  pdf.paragraph(text.intro)
  pdf.heading(text.benefits)
  for (const key of benefits) pdf.paragraph(BENEFITS[key]?.name[locale] ?? key)
  pdf.heading(text.practitioners)
  pdf.table(
    [
      { title: text.practitioner, share: 0.36 },
      { title: text.pays, share: 0.24, align: 'right' },
      { title: text.visit, share: 0.2, align: 'right' },
      { title: text.year, share: 0.2, align: 'right' },
    ],
    SPECIALTIES.filter(({ benefitCode }) => benefitCode === 'CHLTH').map(({ name, coinsurancePercent, perVisit, perYear }) => [
      name[locale],
      percent(coinsurancePercent, locale),
      inMoney(perVisit),
      inMoney(perYear),
    ]),
  )
  if (benefits.includes('DENTAL')) {
    pdf.heading(text.dental)
    pdf.table(
      [
        { title: text.care, share: 0.76 },
        { title: text.pays, share: 0.24, align: 'right' },
      ],
      DENTAL_COVERAGES.map(({ name, percent: share }) => [name[locale], percent(share, locale)]),
    )
  }
  pdf.heading(text.claims)
  for (const step of text.steps) pdf.paragraph(step)
  return pdf.finish()
}
