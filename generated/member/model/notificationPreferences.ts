/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { NotificationPreferencesVersion } from './notificationPreferencesVersion.ts';
import type { WantsClaimDecided } from './wantsClaimDecided.ts';
import type { WantsClaimPaid } from './wantsClaimPaid.ts';
import type { WantsCoveredAgain } from './wantsCoveredAgain.ts';
import type { WantsDocumentNeeded } from './wantsDocumentNeeded.ts';
import type { WantsMoneyExpiring } from './wantsMoneyExpiring.ts';

/**
 * Which emails the member wants.
 */
export interface NotificationPreferences {
  version: NotificationPreferencesVersion;
  claimDecided: WantsClaimDecided;
  claimPaid: WantsClaimPaid;
  documentNeeded: WantsDocumentNeeded;
  moneyExpiring: WantsMoneyExpiring;
  coveredAgain: WantsCoveredAgain;
}
