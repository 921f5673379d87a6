import type { BenefitCategory, BenefitFamiliesResult, CoveredServiceDetails } from '~generated/member/model/index.ts'
import { textMatcher } from '~/platform/text-search.ts'
import { titleOf } from './sentences.ts'

/** A service, or a benefit of a family; its code opens the details. */
interface Entry {
  readonly code: string
  readonly name: string
}
export interface Part {
  /** undefined where a group has no second level */
  readonly name: string | undefined
  readonly entries: readonly Entry[]
}
/** What a list shows under one title. */
export interface Group {
  readonly id: string
  /** where links lead to, for groups with a name that no language changes (D-09) */
  readonly anchor?: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly parts: readonly Part[]
}

/** Categories and subcategories by the service's own words (COV-38, COV-41). Of several categories in one group the first has the anchor. */
export function groupsOfCategories(categories: readonly BenefitCategory[]): readonly Group[] {
  const anchors = new Set<string>()
  return categories.map(({ id, group, description, subcategories = [] }) => {
    const isFirst = group !== undefined && !anchors.has(group)
    if (isFirst) anchors.add(group)
    const parts = subcategories.map((part) => ({
      name: part.description,
      entries: part.services.map(({ code, description: name = code }) => ({ code, name })),
    }))
    return { id: String(id), ...(isFirst && { anchor: group }), title: description, parts }
  })
}

/** Families stand under the key 01, any other counts for nothing (COV-23, COV-24, COV-25, CONST-31). */
export const groupsOfFamilies = ({ data }: BenefitFamiliesResult): readonly Group[] =>
  data['01'].benFamilies.map(({ shortDesc, benefits }, index) => ({
    id: String(index),
    ...titleOf(shortDesc),
    parts: benefits.length === 0 ? [] : [{ name: undefined, entries: benefits.map(({ benefitCode, shortDesc: name }) => ({ code: benefitCode, name })) }],
  }))

/** The entries that hold every word of a search, by themselves or with the titles above them; what has none is left out (D-18). */
export function findEntries(groups: readonly Group[], search: string): readonly Group[] {
  const matches = textMatcher(search)
  return groups.flatMap((group) => {
    const parts = group.parts.flatMap((part) => {
      const entries = part.entries.filter(({ name }) => matches(`${group.title} ${group.subtitle ?? ''} ${part.name ?? ''} ${name}`))
      return entries.length === 0 ? [] : [{ ...part, entries }]
    })
    return parts.length === 0 ? [] : [{ ...group, parts }]
  })
}

export const countEntries = (groups: readonly Group[]): number =>
  groups.reduce((sum, { parts }) => sum + parts.reduce((count, { entries }) => count + entries.length, 0), 0)

/** The family and the benefit with a code, for the heading of its page; undefined where the plan has none. */
export function groupAnchor(groups: readonly Group[], code: string): { readonly group: Group; readonly entry: Entry } | undefined {
  for (const group of groups)
    for (const { entries } of group.parts) {
      const entry = entries.find((each) => each.code === code)
      if (entry) return { group, entry }
    }
  return undefined
}

/** A service with where it stands, and the others of its subcategory. */
export type ServiceInGroup = CoveredServiceDetails & Pick<Required<CoveredServiceDetails>, 'relatedServices'>

/** What the service sends of its place wins; the rest is found in the list by the code (COV-31, COV-32, COV-39, D-176). */
export function withGroup(details: CoveredServiceDetails, categories: readonly BenefitCategory[]): ServiceInGroup {
  for (const { description: categoryDescription, subcategories = [] } of categories)
    for (const { description: subcategoryDescription, services } of subcategories)
      if (services.some(({ code }) => code === details.code))
        return { benefit: { categoryDescription, subcategoryDescription }, relatedServices: services.filter(({ code }) => code !== details.code), ...details }
  return { relatedServices: [], ...details }
}
