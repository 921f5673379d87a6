import type { Participant } from '~generated/member/model/index.ts'

/** Two stable passes: ascending numbers, as numbers where both are, then whoever holds the plan in front (ACCT-16, D-71). */
export const inPlanOrder = (people: readonly Participant[]): readonly Participant[] =>
  people.toSorted((a, b) => byNumber(a.participantId, b.participantId)).toSorted((a, b) => Number(b.isCardholder) - Number(a.isCardholder))

/** Whether somebody other than the member keeps their information to themselves (D-158). */
export const isPrivate = ({ participantId, privacyConsent }: Participant, selfId: string | undefined): boolean =>
  privacyConsent === false && participantId !== selfId

const isNumber = (text: string) => /^\d+$/.test(text)
const byNumber = (a: string, b: string) => (isNumber(a) && isNumber(b) ? Number(a) - Number(b) : a < b ? -1 : Number(a > b))
