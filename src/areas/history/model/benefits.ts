import type { Option } from '~/forms/definition.ts'
import { intlTag } from '~/platform/i18n/locale.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import { ALL } from './people.ts'

/** The categories of benefits (DATA-66). */
export const BENEFITS = ['OOP', 'HOSP', 'DRUG', 'DNTL', 'CHLTH'] as const

/** All first, then by the names of the language (HIST-22, I18N-11). */
export const benefitOptions = (text: Text): readonly Option[] => [
  { value: ALL, label: text('history.filter.every-benefit') },
  ...BENEFITS.map((value) => ({ value, label: text(`history.benefit.${value}`) })).toSorted((a, b) => a.label.localeCompare(b.label, intlTag(text.locale))),
]

/** A category that the portal does not know is shown as it is. */
export const benefitName = (code: string, text: Text): string => (text.has(`history.benefit.${code}`) ? text.byConvention(`history.benefit.${code}`) : code)
