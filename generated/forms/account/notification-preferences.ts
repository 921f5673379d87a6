// Generated from forms/. Do not edit.
import type { FormDefinition } from '~/forms/definition.ts'
import { validators } from './notification-preferences.validators.js'

/** Data of the form `notificationPreferences` while it is filled in. */
export interface NotificationPreferences {
  claimDecided?: boolean
  claimPaid?: boolean
  documentNeeded?: boolean
  moneyExpiring?: boolean
  coveredAgain?: boolean
}

export const notificationPreferencesForm: FormDefinition<NotificationPreferences> = {"id":"notificationPreferences","schema":{"$id":"notificationPreferences","type":"object","properties":{"claimDecided":{"type":"boolean"},"claimPaid":{"type":"boolean"},"documentNeeded":{"type":"boolean"},"moneyExpiring":{"type":"boolean"},"coveredAgain":{"type":"boolean"}}},"ui":{"fields":{"claimDecided":{"widget":"checkbox"},"claimPaid":{"widget":"checkbox"},"documentNeeded":{"widget":"checkbox"},"moneyExpiring":{"widget":"checkbox"},"coveredAgain":{"widget":"checkbox"}}},"validators":validators}
