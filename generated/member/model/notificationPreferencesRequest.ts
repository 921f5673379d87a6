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
 * The whole choice, and the version that it is based on.
 */
export interface NotificationPreferencesRequest {
  basedOn: NotificationPreferencesVersion;
  claimDecided: WantsClaimDecided;
  claimPaid: WantsClaimPaid;
  documentNeeded: WantsDocumentNeeded;
  moneyExpiring: WantsMoneyExpiring;
  coveredAgain: WantsCoveredAgain;
}
