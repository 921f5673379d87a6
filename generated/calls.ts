/** Every generated call of the two contracts, by its id. Generated from the contracts. Do not edit. */
import type * as accountSession from './account/client/session.ts'
import type * as accountPasskeys from './account/client/passkeys.ts'
import type * as accountSessions from './account/client/sessions.ts'
import type * as accountPassword from './account/client/password.ts'
import type * as accountRegistration from './account/client/registration.ts'
import type * as accountLinks from './account/client/links.ts'
import type * as memberAccount from './member/client/account.ts'
import type * as memberNotifications from './member/client/notifications.ts'
import type * as memberPolicy from './member/client/policy.ts'
import type * as memberSupport from './member/client/support.ts'
import type * as memberCard from './member/client/card.ts'
import type * as memberCare from './member/client/care.ts'
import type * as memberPremiums from './member/client/premiums.ts'
import type * as memberWelcome from './member/client/welcome.ts'
import type * as memberCoverage from './member/client/coverage.ts'
import type * as memberHospital from './member/client/hospital.ts'
import type * as memberHealth from './member/client/health.ts'
import type * as memberDental from './member/client/dental.ts'
import type * as memberDrugs from './member/client/drugs.ts'
import type * as memberBenefits from './member/client/benefits.ts'
import type * as memberRetirement from './member/client/retirement.ts'
import type * as memberBooklet from './member/client/booklet.ts'
import type * as memberSpending from './member/client/spending.ts'
import type * as memberClaims from './member/client/claims.ts'
import type * as memberDrafts from './member/client/drafts.ts'
import type * as memberCoordination from './member/client/coordination.ts'
import type * as memberProviders from './member/client/providers.ts'
import type * as memberHistory from './member/client/history.ts'
import type * as memberFollowup from './member/client/followup.ts'
import type * as memberPredeterminations from './member/client/predeterminations.ts'
import type * as memberPayments from './member/client/payments.ts'
import type * as memberDocuments from './member/client/documents.ts'

export type Calls = typeof accountSession &
  typeof accountPasskeys &
  typeof accountSessions &
  typeof accountPassword &
  typeof accountRegistration &
  typeof accountLinks &
  typeof memberAccount &
  typeof memberNotifications &
  typeof memberPolicy &
  typeof memberSupport &
  typeof memberCard &
  typeof memberCare &
  typeof memberPremiums &
  typeof memberWelcome &
  typeof memberCoverage &
  typeof memberHospital &
  typeof memberHealth &
  typeof memberDental &
  typeof memberDrugs &
  typeof memberBenefits &
  typeof memberRetirement &
  typeof memberBooklet &
  typeof memberSpending &
  typeof memberClaims &
  typeof memberDrafts &
  typeof memberCoordination &
  typeof memberProviders &
  typeof memberHistory &
  typeof memberFollowup &
  typeof memberPredeterminations &
  typeof memberPayments &
  typeof memberDocuments
