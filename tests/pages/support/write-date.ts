import { page } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { Member } from './member.ts'

/** Types a date of eight digits into the three fields of a date. */
export async function writeDate(member: Member, label: MessageId, date: string): Promise<void> {
  const group = page.getByRole('group', { name: member.text(label) })
  for (const [part, digits] of [
    ['day', date.slice(6)],
    ['month', date.slice(4, 6)],
    ['year', date.slice(0, 4)],
  ] as const)
    await member.write(group.getByLabelText(member.text(`form.date.${part}`)), digits)
}
