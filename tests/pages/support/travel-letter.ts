import { page } from 'vitest/browser'
import { dayAfter, today8 } from '~/domain/dates/date8.ts'
import { Claim } from './claim.ts'
import type { Member } from './member.ts'

/** Fills in the form of the travel letter: the first person, France, and a trip from today to tomorrow unless said. */
export async function fillTravelLetter(
  member: Member,
  { first = today8(), last = dayAfter(today8()) }: { readonly first?: string; readonly last?: string } = {},
): Promise<void> {
  await member.choose(page.getByRole('checkbox').first())
  await member.field('form.travelLetter.country.label').selectOptions('FR')
  for (const [field, day] of [
    ['departureDate', first],
    ['returnDate', last],
  ] as const)
    await new Claim(member).writeDay(
      page.getByRole('group', { name: member.text(`form.travelLetter.${field}.label`) }),
      day.slice(6),
      day.slice(4, 6),
      day.slice(0, 4),
    )
}
