import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Member } from './member.ts'

/** A bank account as a member enters it, with the account number twice. */
export const ACCOUNT = { branch: '00512', bank: '003', account: '0012345678', confirmAccount: '0012345678' } as const
type AccountField = keyof typeof ACCOUNT

export async function writeAccount(
  member: Member,
  account: Partial<Record<AccountField, string>> = ACCOUNT,
): Promise<void> {
  for (const [name, value] of Object.entries(account))
    await member.write(member.field(`form.${name as AccountField}.label`), value)
}

/** Checks that the page shows the bank account for review. */
export async function showsTheAccount(): Promise<void> {
  for (const value of [ACCOUNT.branch, ACCOUNT.bank, ACCOUNT.account])
    await expect.element(page.getByText(value, { exact: true })).toBeVisible()
}
