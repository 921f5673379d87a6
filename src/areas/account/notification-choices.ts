import type { NotificationPreferences } from '~generated/forms/account/notification-preferences.ts'

type Choices = Required<NotificationPreferences>

/** The choices alone, without the version; what was not answered is off. */
export const toChoices = ({
  claimDecided = false,
  claimPaid = false,
  documentNeeded = false,
  moneyExpiring = false,
  coveredAgain = false,
}: NotificationPreferences): Choices => ({ claimDecided, claimPaid, documentNeeded, moneyExpiring, coveredAgain })

/** The kinds of email that one choice has switched on and the other one off. */
export const changedChoices = (chosen: Choices, stored: Choices): (keyof Choices)[] =>
  (Object.keys(toChoices(chosen)) as (keyof Choices)[]).filter((kind) => chosen[kind] !== stored[kind])

/**
 * What the member wants if another device has stored another choice meanwhile: the member's own changes since `base`,
 * and otherwise what is stored. Two devices cannot contradict each other, because a switch has only one other state.
 */
export const rebaseChoices = (chosen: Choices, base: Choices, stored: Choices): Choices => ({
  ...toChoices(stored),
  ...Object.fromEntries(changedChoices(chosen, base).map((kind) => [kind, chosen[kind]])),
})
