import { BENEFITS } from '../benefit-data/benefit-names.ts'
import { DENTAL_COVERAGES } from '../benefit-data/dental/coverages.ts'
import { SPECIALTIES } from '../benefit-data/specialties.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Bilingual, type Locale } from '../bilingual.ts'
import { amountColumn, createPdf, fact, textColumn } from './document.ts'
import { memberFacts } from './member-facts.ts'

const PAYS = amountColumn('Reimbursed at', 'Pourcentage remboursé', 0.24)
const INTRODUCTION: Bilingual = {
  en: 'This booklet sums up the coverage of your plan. If it differs from the policy that your group has with the insurer, the policy applies. Unless we say otherwise, amounts are for each person and each calendar year.',
  fr: 'Cette brochure résume la couverture de votre régime. En cas de divergence, la police que votre groupe a souscrite auprès de l’assureur prévaut. Sauf indication contraire, les montants s’appliquent à chaque personne et à chaque année civile.',
}
const STEPS: readonly Bilingual[] = [
  {
    en: 'Submit claims online, with the provider’s receipt. Keep the originals for at least 12 months.',
    fr: 'Présentez vos demandes de règlement en ligne, avec le reçu du fournisseur. Conservez les originaux pendant au moins 12\u00A0mois.',
  },
  {
    en: 'If another insurer covers you too, submit the claim to the insurer that pays first, then the rest to the other one.',
    fr: 'Si un autre assureur vous couvre aussi, présentez d’abord la demande à celui qui paie en premier, puis le reste à l’autre.',
  },
  {
    en: 'We pay by direct deposit into your bank account. You need an account on file to submit claims online.',
    fr: 'Nous payons par dépôt direct dans votre compte bancaire. Il faut un compte au dossier pour présenter une demande en ligne.',
  },
]

/** The booklet as a PDF: the coverage of the plan, built from the rules that decide claims (API-076). */
export async function bookletDocument(member: Member, number: string, locale: Locale): Promise<Uint8Array> {
  const { benefits } = member.persona
  const pdf = createPdf({ en: 'Benefits booklet', fr: 'Brochure de garanties' }, locale)
  pdf.facts([...memberFacts(member), fact('Booklet', 'Brochure', number)])
  pdf.heading({ en: 'About this booklet', fr: 'À propos de cette brochure' })
  pdf.paragraph(INTRODUCTION)
  pdf.heading({ en: 'What your plan includes', fr: 'Ce que comprend votre régime' })
  for (const key of benefits) pdf.paragraph(BENEFITS[key]?.name ?? monolingual(key))
  pdf.heading({ en: 'Health practitioners', fr: 'Praticiens de la santé' })
  pdf.table(
    [
      textColumn('Provider', 'Fournisseur', 0.36),
      PAYS,
      amountColumn('For one visit', 'Par visite', 0.2),
      amountColumn('For one year', 'Par année', 0.2),
    ],
    SPECIALTIES.filter(({ benefitCode }) => benefitCode === 'CHLTH').map(
      ({ name, coinsurancePercent, perVisit, perYear }) => [
        name[locale],
        pdf.percent(coinsurancePercent),
        pdf.cents(perVisit),
        pdf.cents(perYear),
      ],
    ),
  )
  if (benefits.includes('DENTAL')) {
    pdf.heading({ en: 'Dental', fr: 'Soins dentaires' })
    pdf.table(
      [textColumn('Type of service', 'Type de service', 0.76), PAYS],
      DENTAL_COVERAGES.map(({ name, percent }) => [name[locale], pdf.percent(percent)]),
    )
  }
  pdf.heading({ en: 'How to claim', fr: 'Comment présenter une demande' })
  for (const step of STEPS) pdf.paragraph(step)
  return pdf.finish()
}
