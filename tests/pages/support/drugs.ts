import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { drugSearchStore } from '~/areas/coverage/drugs/drug-store.ts'
import type { Member } from './member.ts'
import { renderPage, type PageOptions } from './render-page.tsx'

export const PHONE_FR = { locale: 'fr', width: 360 } as const
export const main = page.getByRole('main')
export const dialog = page.getByRole('dialog')
export const person = page.css('#coverage-person')
export const box = page.css('#drugSearch_drugNameOrDin')
export const SEARCH = /\/coverages\/drugs$/
export const DETAILS = /\/coverages\/drug-details$/
export const BENEFITS = /\/coverages\/drug-benefits$/

export const opens = (options: PageOptions = {}) => renderPage('coverage.drugs', { persona: 'default', ...options })
/** Page options for the page of a drug, as if the member had searched for the drug and chosen it before. */
export const withDrug = (din: string, { before, ...options }: PageOptions = {}): PageOptions => ({
  persona: 'default',
  ...options,
  before: async (sandbox) => {
    drugSearchStore.set({ drugNameOrDin: din, shown: 20, chosen: [din] })
    await before?.(sandbox)
  },
})

export async function lookFor(member: Member, words: string): Promise<void> {
  await member.write(box, words)
  await member.press(member.button('coverage.drugs.search.go'))
}
/** Button of a drug in the list. A press on it opens the drug. */
export const line = (name: string): Locator => main.getByRole('button', { name: new RegExp(`^${name}`) })
export const lines = main.css('li > button')
export const card = (name: string): Locator => page.getByRole('region', { name, exact: true })
export const back = (member: Member) => member.button('coverage.drugs.to-search')

export async function choose(member: Member, words: string, name: string): Promise<Locator> {
  await lookFor(member, words)
  await member.press(line(name))
  await expect.element(card(name)).toBeVisible()
  return card(name)
}
export const pays = (member: Member, amount: string) => member.text('coverage.drugs.pays', { amount })
