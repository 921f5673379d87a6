import type { Member } from './member.ts'
import { fill } from './registration.ts'

/** Answers the questions about the invited person's identity. */
export const verify = async (
  member: Member,
  answers: { day: string; month: string; year: string; postalCode: string },
) => {
  const { day, month, year, postalCode } = answers
  await fill(member, 'digitalVerification', { day, month, year, postalCode })
  await member.press(member.button('welcome.continue'))
}
