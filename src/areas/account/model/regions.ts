import type { Option } from '~/forms/definition.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { COUNTRIES, countryName } from './address.ts'

/** Provinces and territories of Canada (D-63). */
export const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

/** What the postal service of the United States takes for a state: states, the district, territories, and the armed forces abroad. */
export const STATES = (
  'AA AE AK AL AP AR AS AZ CA CO CT DC DE FL GA GU HI IA ID IL IN KS KY LA MA MD ME MI MN MO ' +
  'MP MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY'
).split(' ')

/** By name, in the alphabet of the language: the order of the codes is nobody's. */
function byName(codes: readonly string[], text: Text): readonly Option[] {
  const { compare } = new Intl.Collator(intlTag(text.locale))
  return codes.map((value) => ({ value, label: text.byConvention(`address.region.${value}`) })).toSorted((a, b) => compare(a.label, b.label))
}

/** The lists of the address form. */
export const regionOptions = (text: Text): Readonly<Record<string, readonly Option[]>> => ({
  countries: COUNTRIES.map((value) => ({ value, label: countryName(value, intlTag(text.locale)) })),
  provinces: byName(PROVINCES, text),
  states: byName(STATES, text),
})
