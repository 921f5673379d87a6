import type { BenefitCategory, BenefitFamiliesResult, CoveredServiceDetails } from '~generated/member/model/index.ts'
import { textMatcher } from '~/platform/text-search.ts'

/** A service, or a benefit of a family; its code opens the details. */
export interface Entry {
  readonly code: string
  readonly name: string
}
export interface Part {
  /** the title of the second level; undefined if the group has only one level */
  readonly name: string | undefined
  readonly entries: readonly Entry[]
}
/** A titled group of a list. */
export interface Group {
  readonly id: string
  /** hash that links to a group; only for groups whose name is the same in both languages (D-09) */
  readonly anchor?: string
  readonly title: string
  readonly subtitle?: string | undefined
  /** other words with which members search for the services of the group */
  readonly words?: string | undefined
  readonly parts: readonly Part[]
}

/** The groups (DATA-65) in the order of use, the same in both languages. Unknown groups follow, then `other`. */
const ORDER: ReadonlyMap<string, number> = new Map(
  [
    'practitioners',
    'vision',
    'medical-equipment',
    'orthopedic-shoes',
    'braces-supports',
    'hearing',
    'prosthetics',
    'nursing',
    'ambulance',
    'hospital',
  ].map((group, index) => [group, index]),
)
const placeOf = ({ group = '' }: BenefitCategory): number => ORDER.get(group) ?? (group === 'other' ? 100 : 50)

/**
 * Groups made from the service's categories and subcategories, with their names (COV-38, COV-41). If several categories
 * have the same `group`, only the first gets the anchor for links. `wordsOf` gives the search words of a `group`.
 */
export function groupsOfCategories(
  categories: readonly BenefitCategory[],
  wordsOf?: (group: string) => string,
): readonly Group[] {
  const anchors = new Set<string>()
  const inOrder = categories.toSorted((a, b) => placeOf(a) - placeOf(b))
  return inOrder.map(({ id, group, description, subcategories = [] }) => {
    const isFirst = group !== undefined && !anchors.has(group)
    if (isFirst) anchors.add(group)
    const parts = subcategories.map((part) => ({
      name: part.description,
      entries: part.services.map(({ code, description: name = code }) => ({ code, name })),
    }))
    const words = group === undefined ? '' : wordsOf?.(group)
    return { id: String(id), ...(isFirst && { anchor: group }), title: description, ...(words && { words }), parts }
  })
}

/**
 * Groups made from the benefit families, which the response has under the key 01. Other keys are ignored (COV-23,
 * CONST-31).
 */
export const groupsOfFamilies = ({ data }: BenefitFamiliesResult): readonly Group[] =>
  data['01'].benFamilies.map(({ shortDesc, benefits }, index) => ({
    id: String(index),
    ...titleOf(shortDesc),
    parts:
      benefits.length === 0
        ? []
        : [
            {
              name: undefined,
              entries: benefits.map(({ benefitCode, shortDesc: name }) => ({ code: benefitCode, name })),
            },
          ],
  }))

/**
 * The entries that a search finds. Every word of the search must occur in the entry or in the titles above it. If there
 * is no such entry, the words of the groups count too (D-367). Groups without entries are left out (D-18).
 */
export function findEntries(groups: readonly Group[], search: string): readonly Group[] {
  const matches = textMatcher(search)
  const find = (isFound: (text: string, group: Group) => boolean) =>
    groups.flatMap((group) => {
      const parts = group.parts.flatMap((part) => {
        const entries = part.entries.filter(({ name }) =>
          isFound(`${group.title} ${group.subtitle ?? ''} ${part.name ?? ''} ${name}`, group),
        )
        return entries.length === 0 ? [] : [{ ...part, entries }]
      })
      return parts.length === 0 ? [] : [{ ...group, parts }]
    })
  const named = find((text) => matches(text))
  return named.length > 0 ? named : find((text, { words = '' }) => matches(`${text} ${words}`))
}

export const countEntries = (groups: readonly Group[]): number =>
  groups.reduce((sum, { parts }) => sum + parts.reduce((count, { entries }) => count + entries.length, 0), 0)

/**
 * Finds a service code in the groups and returns its benefit family and its entry, for the heading of the page about
 * that code. Returns undefined if the plan does not have the code.
 */
export function groupAnchor(
  groups: readonly Group[],
  code: string,
): { readonly group: Group; readonly entry: Entry } | undefined {
  for (const group of groups)
    for (const { entries } of group.parts) {
      const entry = entries.find((each) => each.code === code)
      if (entry) return { group, entry }
    }
  return undefined
}

/** A service with its category and the other services of its subcategory. */
export type ServiceInGroup = CoveredServiceDetails & Pick<Required<CoveredServiceDetails>, 'relatedServices'>

/**
 * Uses the category in the response if it has one; otherwise finds the category in the list by the service's code
 * (COV-31, D-176).
 */
export function withGroup(details: CoveredServiceDetails, categories: readonly BenefitCategory[]): ServiceInGroup {
  for (const { description: categoryDescription, subcategories = [] } of categories)
    for (const { description: subcategoryDescription, services } of subcategories)
      if (services.some(({ code }) => code === details.code))
        return {
          benefit: { categoryDescription, subcategoryDescription },
          relatedServices: services.filter(({ code }) => code !== details.code),
          ...details,
        }
  return { relatedServices: [], ...details }
}

/** A sentence of the plan without a leading dash and space; later dashes stay (COV-29, COV-36). */
export const withoutDash = (sentence: string): string => (sentence.startsWith('- ') ? sentence.slice(2) : sentence)

/**
 * A family's title and subtitle, split at the first opening parenthesis; slashes get spaces around them (COV-24,
 * COV-25).
 */
export function titleOf(shortDesc: string): { readonly title: string; readonly subtitle: string | undefined } {
  const spaced = shortDesc.replaceAll(/\s*\/\s*/g, ' / ').trim()
  const at = spaced.indexOf('(')
  // A parenthesis at the start does not split the text, because the title would be empty.
  if (at < 1) return { title: spaced, subtitle: undefined }
  return { title: spaced.slice(0, at).trim(), subtitle: spaced.slice(at).trim() }
}
