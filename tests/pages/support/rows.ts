import { type Locator, page } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { Member } from './member.ts'

/** The first row of a table with this text, such as the status of a claim. */
export const firstRowWith = (member: Member, id: MessageId): Locator =>
  page
    .getByRole('row')
    .filter({ hasText: member.text(id) })
    .first()
