import { bilingual, type Bilingual } from '../../bilingual.ts'

interface Amount {
  readonly cents: number
  readonly label: Bilingual
}
export interface Insurance {
  readonly code: string
  readonly name: Bilingual
  readonly about: Bilingual
  /** line of business of the claim types: 08 disability and critical illness, 09 life */
  readonly lob: '08' | '09'
  readonly amounts: readonly Amount[]
  /** somebody is named to receive it */
  readonly hasBeneficiary?: boolean
}

const INSURED: Bilingual = { en: 'Amount of insurance', fr: 'Montant d’assurance' }
const amount = (cents: number, label: Bilingual = INSURED): Amount => ({ cents, label })

/** Life and disability of every plan (DATA-71); amounts are samples (CONST-30). */
export const LIFE: readonly Insurance[] = [
  {
    code: 'BASIC',
    name: bilingual('Basic life insurance', 'Assurance vie de base'),
    about: bilingual('Paid to your beneficiaries when you die.', 'Somme versée à vos bénéficiaires à votre décès.'),
    lob: '09',
    amounts: [amount(100_000_00)],
    hasBeneficiary: true,
  },
  {
    code: 'DEPENDENT',
    name: bilingual('Dependant life insurance', 'Assurance vie des personnes à charge'),
    about: bilingual('Paid to you when a dependant dies.', 'Somme qui vous est versée au décès d’une personne à charge.'),
    lob: '09',
    amounts: [amount(10_000_00, bilingual('Spouse', 'Conjointe ou conjoint')), amount(5_000_00, bilingual('Each child', 'Chaque enfant'))],
  },
  {
    code: 'SURVIVING',
    name: bilingual('Surviving spouse', 'Conjointe ou conjoint survivant'),
    about: bilingual('A monthly income for your spouse after your death.', 'Un revenu mensuel pour votre conjointe ou conjoint après votre décès.'),
    lob: '09',
    amounts: [amount(500_00, bilingual('Monthly income', 'Revenu mensuel'))],
  },
  {
    code: 'SUPP',
    name: bilingual('Supplementary life insurance', 'Assurance vie supplémentaire'),
    about: bilingual('In addition to basic life insurance.', 'En plus de l’assurance vie de base.'),
    lob: '09',
    amounts: [amount(50_000_00)],
    hasBeneficiary: true,
  },
  {
    code: 'ADD',
    name: bilingual('Accidental death and dismemberment', 'Décès accidentel et mutilation'),
    about: bilingual(
      'Paid after an accident that causes death or a lasting loss.',
      'Somme versée à la suite d’un accident qui cause le décès ou une perte permanente.',
    ),
    lob: '09',
    amounts: [amount(100_000_00)],
    hasBeneficiary: true,
  },
  {
    code: 'CRITICAL',
    name: bilingual('Critical illness', 'Maladie grave'),
    about: bilingual(
      'Paid once, when an illness listed in the plan is diagnosed.',
      'Somme versée une seule fois, lorsqu’une des maladies prévues par le régime est diagnostiquée.',
    ),
    lob: '08',
    amounts: [amount(25_000_00)],
  },
  {
    code: 'SHORT',
    name: bilingual('Short-term disability', 'Invalidité de courte durée'),
    about: bilingual('Income while you cannot work, for up to 17 weeks.', 'Un revenu lorsque vous ne pouvez pas travailler, pendant au plus 17 semaines.'),
    lob: '08',
    amounts: [amount(750_00, bilingual('Weekly income', 'Revenu hebdomadaire'))],
  },
  {
    code: 'LONG',
    name: bilingual('Long-term disability', 'Invalidité de longue durée'),
    about: bilingual(
      'Income that follows short-term disability, until age 65 at the latest.',
      'Un revenu qui prend la suite de l’invalidité de courte durée, jusqu’à 65\u00A0ans au plus tard.',
    ),
    lob: '08',
    amounts: [amount(2_500_00, bilingual('Monthly income', 'Revenu mensuel'))],
  },
]

/** What members may choose in addition (API-070). */
export const OPTIONAL: readonly Insurance[] = [
  {
    code: 'OPTLIFE',
    name: bilingual('Optional life insurance', 'Assurance vie facultative'),
    about: bilingual('You pay for it and buy it in units of $10,000.', 'À vos frais, par tranches de 10 000 $.'),
    lob: '09',
    amounts: [amount(150_000_00, bilingual('You', 'Vous')), amount(50_000_00, bilingual('Spouse', 'Conjointe ou conjoint'))],
    hasBeneficiary: true,
  },
  {
    code: 'OPTADD',
    name: bilingual('Optional accidental death and dismemberment insurance', 'Assurance facultative en cas de décès accidentel ou de mutilation'),
    about: bilingual('You pay for it, for yourself or for your family.', 'À vos frais, pour vous ou pour votre famille.'),
    lob: '09',
    amounts: [amount(200_000_00)],
    hasBeneficiary: true,
  },
  {
    code: 'OPTCRIT',
    name: bilingual('Optional critical illness insurance', 'Assurance facultative en cas de maladie grave'),
    about: bilingual('You pay for it and answer health questions first.', 'À vos frais, après un questionnaire sur la santé.'),
    lob: '08',
    amounts: [amount(50_000_00)],
  },
]
