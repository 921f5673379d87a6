import type { Bilingual } from '../../bilingual.ts'

/** An ingredient and what the plan says about it. Ingredients are real, brands are not. */
export interface Ingredient {
  /** third and fourth digit pair of its drug identification numbers */
  readonly number: number
  readonly name: Bilingual
  readonly purpose: 'cholesterol' | 'pressure' | 'diabetes' | 'infection' | 'stomach' | 'mood' | 'breathing' | 'thyroid' | 'smoking' | 'skin'
  readonly brand: string
  readonly form: Bilingual
  readonly strengths: readonly string[]
  readonly makers: readonly string[]
  /** cents of thirty days of the brand in its first strength, or of one pack */
  readonly price: number
  /** tier of the plan; absent means that it is not a benefit */
  readonly tier?: number
  readonly ramq?: boolean
  readonly condCopay?: boolean
  readonly copayVary?: boolean
  readonly authorization?: boolean
  /** a benefit from this age on */
  readonly fromAge?: number
}

const TABLET: Bilingual = { en: 'Tablet', fr: 'Comprimé' }
const CAPSULE: Bilingual = { en: 'Capsule', fr: 'Capsule' }
const INHALER: Bilingual = { en: 'Inhaler', fr: 'Inhalateur' }
const PEN: Bilingual = { en: 'Pre-filled pen', fr: 'Stylo prérempli' }
const SOLUTION: Bilingual = { en: 'Topical solution', fr: 'Solution topique' }

type Rest = Omit<Ingredient, 'number' | 'name' | 'purpose' | 'brand' | 'form' | 'strengths' | 'makers'>
type Identity = readonly [number, Ingredient['purpose'], string]

const ingredient = (
  [number, purpose, brand]: Identity,
  [en, fr]: readonly [string, string],
  form: Bilingual,
  strengths: readonly string[],
  makers: readonly string[],
  rest: Rest,
): Ingredient => ({ number, name: { en, fr }, purpose, brand, form, strengths, makers, ...rest })

export const INGREDIENTS: readonly Ingredient[] = [
  ingredient([11, 'cholesterol', 'Lipavel'], ['atorvastatin', 'atorvastatine'], TABLET, ['10 mg', '20 mg'], ['Aurem', 'Norvia'], {
    price: 42_60,
    tier: 1,
    ramq: true,
  }),
  ingredient([12, 'cholesterol', 'Rosalor'], ['rosuvastatin', 'rosuvastatine'], TABLET, ['10 mg', '20 mg'], ['Aurem'], { price: 48_90, tier: 2, ramq: true }),
  ingredient([13, 'pressure', 'Amlodel'], ['amlodipine', 'amlodipine'], TABLET, ['5 mg', '10 mg'], ['Norvia'], { price: 27_40, tier: 1, ramq: true }),
  ingredient([14, 'pressure', 'Ramivane'], ['ramipril', 'ramipril'], CAPSULE, ['5 mg', '10 mg'], ['Aurem'], { price: 29_80, tier: 1, ramq: true }),
  ingredient([15, 'diabetes', 'Glucalis'], ['metformin', 'metformine'], TABLET, ['500 mg', '850 mg'], ['Aurem', 'Norvia'], {
    price: 31_50,
    tier: 1,
    ramq: true,
  }),
  ingredient([16, 'diabetes', 'Glicaden'], ['gliclazide', 'gliclazide'], TABLET, ['30 mg', '60 mg'], ['Norvia'], {
    price: 38_70,
    tier: 2,
    ramq: true,
    copayVary: true,
  }),
  ingredient([17, 'diabetes', 'Semavia'], ['semaglutide', 'sémaglutide'], PEN, ['1 mg'], [], { price: 219_50, tier: 3, condCopay: true, authorization: true }),
  ingredient([18, 'infection', 'Amoxidor'], ['amoxicillin', 'amoxicilline'], CAPSULE, ['250 mg', '500 mg'], ['Aurem'], { price: 18_90, tier: 1, ramq: true }),
  ingredient([19, 'stomach', 'Pantolis'], ['pantoprazole', 'pantoprazole'], TABLET, ['20 mg', '40 mg'], ['Norvia'], { price: 44_20, tier: 2, ramq: true }),
  ingredient([20, 'mood', 'Sertavane'], ['sertraline', 'sertraline'], CAPSULE, ['50 mg', '100 mg'], ['Aurem'], { price: 51_60, tier: 2, ramq: true }),
  ingredient([21, 'breathing', 'Respiral'], ['salbutamol', 'salbutamol'], INHALER, ['100 mcg'], ['Aurem'], { price: 26_40, tier: 1, ramq: true }),
  ingredient([22, 'thyroid', 'Thyrolin'], ['levothyroxine', 'lévothyroxine'], TABLET, ['50 mcg', '100 mcg'], [], { price: 9_40, tier: 1, ramq: true }),
  ingredient([23, 'smoking', 'Varenor'], ['varenicline', 'varénicline'], TABLET, ['1 mg'], ['Norvia'], {
    price: 168_00,
    tier: 2,
    fromAge: 18,
    condCopay: true,
  }),
  ingredient([24, 'skin', 'Minoxel'], ['minoxidil', 'minoxidil'], SOLUTION, ['5%'], ['Aurem'], { price: 54_90 }),
  ingredient([25, 'skin', 'Finastol'], ['finasteride', 'finastéride'], TABLET, ['1 mg'], ['Norvia'], { price: 64_20, tier: 3 }),
]
