import type { NotificationPreferences } from '~generated/forms/account/notification-preferences.ts'

type Choices = Required<NotificationPreferences>

/** The choices in a response, without its version. A missing choice is treated as off. */
export const toChoices = ({
  claimDecided = false,
  claimPaid = false,
  documentNeeded = false,
  moneyExpiring = false,
  coveredAgain = false,
}: NotificationPreferences): Choices => ({ claimDecided, claimPaid, documentNeeded, moneyExpiring, coveredAgain })

/** The kinds of email in which the two sets of choices differ. */
export const changedChoices = (chosen: Choices, stored: Choices): (keyof Choices)[] =>
  (Object.keys(toChoices(chosen)) as (keyof Choices)[]).filter((kind) => chosen[kind] !== stored[kind])

/**
 * Applies the member's changes since `base` to the choices that another device has stored in the meantime. The changes
 * of two devices cannot contradict each other, because a switch has only one other state.
 */
export const rebaseChoices = (chosen: Choices, base: Choices, stored: Choices): Choices => ({
  ...toChoices(stored),
  ...Object.fromEntries(changedChoices(chosen, base).map((kind) => [kind, chosen[kind]])),
})
