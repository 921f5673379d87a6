import { BENEFITS } from '../benefit-data/benefit-names.ts'
import { BOOKLET } from '../benefit-data/booklet.ts'
import { EXTENDED_HEALTH, HOSPITAL, type Catalogue, type Product } from '../benefit-data/catalogue/catalogues.ts'
import { claimWithin, RECEIPT, type Rule } from '../benefit-data/catalogue/rules.ts'
import { DENTAL_COVERAGES, DENTAL_RULES } from '../benefit-data/dental/coverages.ts'
import { COINSURANCE } from '../benefit-data/drugs/decide.ts'
import { LIFE } from '../benefit-data/insurance/benefits.ts'
import { SPECIALTIES } from '../benefit-data/specialties.ts'
import type { Member } from '../store/members.ts'
import { monolingual, type Bilingual, type Locale } from '../bilingual.ts'
import { createPdf, fact, type Pdf } from './document.ts'
import { amountColumn, textColumn } from './table.ts'

/** The group of the catalogue that has a table of its own, made of the rules that decide claims. */
const PRACTITIONERS = 'practitioners'
const PAYS = amountColumn('Reimbursed at', 'Pourcentage remboursé', 0.17)
const CONDITIONS = ['Limits and conditions', 'Limites et conditions'] as const
const SERVICE = ['Product or service', 'Produit ou service'] as const
/** Conditions that apply to every product. They are printed once, below "How to claim", and not in each row. */
const USUAL = new Set([RECEIPT.text.en, claimWithin(24).text.en])

const PARTS: readonly (readonly [benefit: string, add: (pdf: Pdf, locale: Locale) => void])[] = [
  ['EHB', addPractitioners],
  ['EHB', (pdf, locale) => addCatalogue(pdf, BENEFITS['EHB']!.name, EXTENDED_HEALTH, locale)],
  ['DENTAL', addDental],
  ['DRUGS', addDrugs],
  ['HOSPITAL', (pdf, locale) => addCatalogue(pdf, BENEFITS['HOSPITAL']!.name, HOSPITAL, locale)],
  ['LIFEDIS', addLife],
]

/** The booklet as a PDF: the coverage of the plan, built from the rules that decide claims (API-076, D-231). */
export async function bookletDocument(member: Member, number: string, locale: Locale): Promise<Uint8Array> {
  const { benefits } = member.persona
  const pdf = createPdf({ en: 'Benefits booklet', fr: 'Brochure de garanties' }, member, locale, [
    fact('Booklet', 'Brochure', number),
  ])
  pdf.paragraph(BOOKLET.about)
  pdf.heading({ en: 'What your plan includes', fr: 'Ce que comprend votre régime' })
  pdf.list(benefits.map((key) => BENEFITS[key]?.name ?? monolingual(key)))
  for (const [benefit, add] of PARTS) if (benefits.includes(benefit)) add(pdf, locale)
  pdf.heading({ en: 'What your plan does not cover', fr: 'Ce que votre régime ne couvre pas' })
  pdf.list(BOOKLET.exclusions)
  pdf.heading({ en: 'How to claim', fr: 'Comment présenter une demande' })
  pdf.list(BOOKLET.claims, 'numbered')
  pdf.heading({ en: 'If you disagree with a decision', fr: 'Si vous n’êtes pas d’accord avec une décision' })
  pdf.list(BOOKLET.appeal, 'numbered')
  return pdf.finish()
}

function addPractitioners(pdf: Pdf, locale: Locale): void {
  pdf.heading({ en: 'Health practitioners', fr: 'Praticiens de la santé' })
  pdf.table(
    [
      textColumn('Provider', 'Fournisseur', 0.43),
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
}

function addCatalogue(pdf: Pdf, title: Bilingual, { overall, groups }: Catalogue, locale: Locale): void {
  pdf.heading(title)
  pdf.list(overall.map(({ text }) => text))
  pdf.table(
    [textColumn('Kind', 'Catégorie', 0.2), textColumn(...SERVICE, 0.28), textColumn(...CONDITIONS, 0.52)],
    groups
      .filter(({ key }) => key !== PRACTITIONERS)
      .flatMap(({ name, benefits }) =>
        benefits.flatMap(({ products }) =>
          products.map((product) => [name[locale], product.name[locale], conditionsOf(product, locale)]),
        ),
      ),
  )
}

const conditionsOf = ({ provisions, requirements }: Product, locale: Locale): string =>
  sentences([...provisions, ...requirements.filter(({ text }) => !USUAL.has(text.en))], locale)
const sentences = (rules: readonly Rule[], locale: Locale): string => rules.map(({ text }) => text[locale]).join('\n')

function addDental(pdf: Pdf, locale: Locale): void {
  pdf.heading(BENEFITS['DENTAL']!.name)
  pdf.list(DENTAL_RULES.map(({ text }) => text))
  pdf.table(
    [
      textColumn('Type of service', 'Type de service', 0.28),
      { ...PAYS, align: 'left' },
      textColumn(...CONDITIONS, 0.55),
    ],
    DENTAL_COVERAGES.map(({ name, percent, rules }) => [
      name[locale],
      pdf.percent(percent),
      sentences(
        rules.filter(({ agreement }) => agreement !== 'COINSURANCE'),
        locale,
      ),
    ]),
  )
}

function addDrugs(pdf: Pdf, locale: Locale): void {
  pdf.heading(BENEFITS['DRUGS']!.name)
  pdf.paragraph(BOOKLET.drugs)
  pdf.table(
    [textColumn('Tier', 'Niveau', 0.83), PAYS],
    Object.entries(COINSURANCE).map(([tier, percent]) => [
      locale === 'fr' ? `Niveau\u00A0${tier}` : `Tier\u00A0${tier}`,
      pdf.percent(percent),
    ]),
  )
}

function addLife(pdf: Pdf, locale: Locale): void {
  pdf.heading(BENEFITS['LIFEDIS']!.name)
  pdf.table(
    [
      textColumn('Benefit', 'Garantie', 0.3),
      textColumn('What it is for', 'À quoi elle sert', 0.48),
      amountColumn('Amount', 'Montant', 0.22),
    ],
    LIFE.flatMap(({ name, about, amounts }) =>
      amounts.map(({ cents, label }) => [
        amounts.length > 1 ? `${name[locale]}\n${label[locale]}` : name[locale],
        about[locale],
        pdf.cents(cents),
      ]),
    ),
  )
}
