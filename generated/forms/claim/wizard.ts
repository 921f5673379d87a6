// Generated from forms/. Do not edit.
import type { ClaimType } from './claim-type.ts'
import type { BeforeStartTravel } from './before-start-travel.ts'
import type { BeforeStartDisability } from './before-start-disability.ts'
import type { TreatmentForAccident } from './treatment-for-accident.ts'
import type { ProviderType } from './provider-type.ts'
import type { ProviderTypeVision } from './provider-type-vision.ts'
import type { ProviderSearch } from './provider-search.ts'
import type { ProviderResult } from './provider-results.ts'
import type { ServiceList } from './service-list.ts'
import type { VisionOther } from './vision-other.ts'
import type { ServiceSelection } from './service-selection.ts'
import type { ClaimDetails } from './claim-details.ts'
import type { ClaimDetailsVision } from './claim-details-vision.ts'
import type { ClaimItems } from './claim-items.ts'
import type { ClaimEvent } from './claim-event.ts'
import type { RepeatClaim } from './repeat-claim.ts'
import type { HsaClaim } from './hsa-claim.ts'
import type { HsaEligibleClaims } from './hsa-eligible-claims.ts'
import type { HsaPayment } from './hsa-payment.ts'
import type { OtherCoverage } from './other-coverage.ts'
import type { AttachDocuments } from './attach-documents.ts'
import type { DocumentsToAttach } from './documents-to-attach.ts'
import type { VerifyInformation } from './verify-information.ts'
import type { Comments } from './comments.ts'
import type { ClaimConfirmation } from './confirmation.ts'

/** The answers of the wizard `claim` by step, as their forms type them. */
export interface ClaimAnswers {
  readonly "claim-type"?: ClaimType
  readonly "before-start-travel"?: BeforeStartTravel
  readonly "before-start-disability"?: BeforeStartDisability
  readonly "treatment-for-accident"?: TreatmentForAccident
  readonly "provider-type"?: ProviderType
  readonly "provider-type-vision"?: ProviderTypeVision
  readonly "provider-search"?: ProviderSearch
  readonly "provider-results"?: ProviderResult
  readonly "service-list"?: ServiceList
  readonly "service-list-vision"?: ServiceList
  readonly "vision-other"?: VisionOther
  readonly "service-selection"?: ServiceSelection
  readonly "claim-details"?: ClaimDetails
  readonly "claim-details-vision"?: ClaimDetailsVision
  readonly "claim-items"?: ClaimItems
  readonly "claim-event"?: ClaimEvent
  readonly "repeat-claim"?: RepeatClaim
  readonly "hsa"?: HsaClaim
  readonly "hsa-eligible-claims"?: HsaEligibleClaims
  readonly "hsa-eligible-claim"?: HsaEligibleClaims
  readonly "hsa-payment"?: HsaPayment
  readonly "other-coverage"?: OtherCoverage
  readonly "attach-documents"?: AttachDocuments
  readonly "documents-to-attach"?: DocumentsToAttach
  readonly "verify-information"?: VerifyInformation
  readonly "comments"?: Comments
  readonly "confirmation"?: ClaimConfirmation
}

export const definition = {
 "id": "claim",
 "first": "claim-type",
 "flowSelector": {
  "step": "claim-type",
  "field": "claimType"
 },
 "flows": [
  {
   "claimTypes": [
    "XX-PRAC",
    "XX-HEAL"
   ],
   "needed": [
    "receipt",
    "provider",
    "other-insurer"
   ],
   "steps": [
    "before-start",
    "treatment-for-accident",
    "provider-type",
    "provider-search",
    "provider-results",
    "service-list",
    "service-selection",
    "claim-details",
    "hsa",
    "other-coverage",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-DENT"
   ],
   "needed": [
    "dental",
    "provider",
    "other-insurer"
   ],
   "steps": [
    "before-start-dental",
    "treatment-for-accident",
    "provider-type",
    "provider-search",
    "provider-results",
    "claim-details",
    "hsa",
    "other-coverage",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-PHAR"
   ],
   "needed": [
    "drugs",
    "other-insurer"
   ],
   "isDocumentRequired": true,
   "steps": [
    "before-start-drugs",
    "claim-items",
    "hsa",
    "other-coverage",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-VISI"
   ],
   "needed": [
    "receipt",
    "provider",
    "other-insurer"
   ],
   "steps": [
    "before-start",
    "provider-type-vision",
    "provider-search",
    "provider-results",
    "service-list-vision",
    "vision-other",
    "claim-details-vision",
    "hsa",
    "other-coverage",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-TRAV"
   ],
   "needed": [
    "travel",
    "other-insurer"
   ],
   "isDocumentRequired": true,
   "steps": [
    "before-start-travel",
    "claim-items",
    "hsa",
    "other-coverage",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-HSA"
   ],
   "needed": [
    "processed",
    "other-insurer"
   ],
   "steps": [
    "before-start-hsa",
    "hsa-eligible-claims",
    "hsa-eligible-claim",
    "hsa-payment",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-PSA"
   ],
   "needed": [
    "wellness"
   ],
   "isDocumentRequired": true,
   "steps": [
    "before-start-pwa",
    "service-list",
    "service-selection",
    "claim-details",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-DCI"
   ],
   "needed": [
    "event",
    "doctor"
   ],
   "isDocumentRequired": true,
   "events": [
    "hasDCIShortTermDisability",
    "hasDCILongTermDisability",
    "hasDCICriticalIllness"
   ],
   "steps": [
    "before-start-disability",
    "claim-event",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  },
  {
   "claimTypes": [
    "XX-LADD"
   ],
   "needed": [
    "event",
    "doctor"
   ],
   "isDocumentRequired": true,
   "events": [
    "hasLADDAccidentalDeath",
    "hasLADDAccidentalDismemberment",
    "hasLADDTerminalIllness"
   ],
   "steps": [
    "before-start-disability",
    "claim-event",
    "attach-documents",
    "documents-to-attach",
    "verify-information",
    "claim-summary",
    "comments",
    "confirmation"
   ]
  }
 ],
 "steps": {
  "claim-type": {
   "stage": "claim",
   "continueOn": "claimType",
   "module": "claim-type",
   "form": "claim-type",
   "review": "module",
   "optionsSource": "claimTypes",
   "data": [
    "claimTypes",
    "pendingServices",
    "recentServicesOptional"
   ]
  },
  "before-start": {
   "module": "agreement",
   "asks": [
    "treatment-for-accident",
    "provider-type"
   ],
   "pageForm": "visit-start",
   "continueOn": "providerType",
   "review": "none",
   "data": [
    "claimTypes"
   ]
  },
  "before-start-dental": {
   "module": "agreement",
   "asks": [
    "treatment-for-accident",
    "provider-type"
   ],
   "pageForm": "visit-start",
   "continueOn": "providerType",
   "review": "none",
   "data": [
    "claimTypes"
   ]
  },
  "before-start-drugs": {
   "module": "agreement",
   "review": "none",
   "data": [
    "claimTypes"
   ]
  },
  "before-start-travel": {
   "module": "agreement",
   "form": "before-start-travel",
   "review": "none",
   "data": [
    "claimTypes",
    "benefits"
   ]
  },
  "before-start-disability": {
   "module": "agreement",
   "form": "before-start-disability",
   "review": "module",
   "data": [
    "claimTypes"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "before-start-pwa": {
   "module": "agreement",
   "review": "none",
   "data": [
    "claimTypes"
   ]
  },
  "before-start-hsa": {
   "module": "agreement",
   "review": "none",
   "data": [
    "claimTypes"
   ]
  },
  "treatment-for-accident": {
   "form": "treatment-for-accident"
  },
  "provider-type": {
   "module": "provider",
   "form": "provider-type",
   "continueOn": "providerType",
   "review": "module",
   "optionsSource": "providerTypes",
   "data": [
    "providerTypes",
    "recentProviders"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "provider-type-vision": {
   "module": "provider",
   "form": "provider-type-vision",
   "review": "module",
   "data": [
    "providerTypes",
    "recentProviders"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "provider-search": {
   "autoAnswer": true,
   "module": "provider",
   "form": "provider-search",
   "review": "none",
   "data": [
    "contactInfo"
   ],
   "dependsOn": [
    "provider-type",
    "provider-type-vision"
   ]
  },
  "provider-results": {
   "module": "provider",
   "form": "provider-results",
   "continueOn": "pauthId",
   "review": "none",
   "optionsSource": "providers",
   "data": [
    "providers"
   ],
   "dependsOn": [
    "provider-search"
   ]
  },
  "service-list": {
   "module": "services",
   "form": "service-list",
   "review": "none",
   "optionsSource": "services",
   "data": [
    "services",
    "recentServicesOptional"
   ],
   "dependsOn": [
    "provider-type"
   ]
  },
  "service-list-vision": {
   "page": "claims.service-list",
   "module": "services",
   "form": "service-list",
   "review": "none",
   "data": [
    "subcategories"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "vision-other": {
   "form": "vision-other",
   "review": "none",
   "dependsOn": [
    "claim-type"
   ]
  },
  "service-selection": {
   "autoAnswer": true,
   "module": "services",
   "form": "service-selection",
   "review": "none",
   "data": [
    "services",
    "recentServices"
   ],
   "dependsOn": [
    "provider-type"
   ]
  },
  "claim-details": {
   "module": "details",
   "form": "claim-details",
   "asks": [
    "other-coverage",
    "attach-documents"
   ],
   "pageForm": "visit-details",
   "showsReceiptPhoto": true,
   "review": "module",
   "data": [
    "services",
    "recentServices",
    "participants",
    "providers",
    "benefits",
    "otherCoverage"
   ],
   "dependsOn": [
    "provider-type"
   ]
  },
  "claim-details-vision": {
   "module": "details",
   "form": "claim-details-vision",
   "showsReceiptPhoto": true,
   "review": "module",
   "data": [
    "services",
    "participants",
    "providers",
    "benefits"
   ],
   "dependsOn": [
    "service-list-vision"
   ]
  },
  "claim-items": {
   "page": "claims.claim-details",
   "module": "items",
   "form": "claim-items",
   "showsReceiptPhoto": true,
   "review": "module",
   "data": [
    "claimTypes",
    "participants",
    "cardholder",
    "benefits"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "claim-event": {
   "page": "claims.claim-details",
   "module": "items",
   "form": "claim-event",
   "review": "module",
   "data": [
    "claimTypes",
    "participants",
    "cardholder"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "repeat-claim": {
   "page": "claims.repeat",
   "standsFor": "claim-details",
   "form": "repeat-claim",
   "data": [
    "services",
    "recentServices",
    "participants",
    "claimTerms",
    "contactInfo",
    "banking"
   ]
  },
  "hsa": {
   "module": "hsa",
   "form": "hsa-claim",
   "data": [
    "hsaBalance"
   ],
   "fallbackStep": "other-coverage"
  },
  "hsa-eligible-claims": {
   "module": "hsa",
   "form": "hsa-eligible-claims",
   "review": "none",
   "optionsSource": "hsaEligible",
   "data": [
    "hsaEligible",
    "hsaBalance"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "hsa-eligible-claim": {
   "module": "hsa",
   "form": "hsa-eligible-claims",
   "review": "none",
   "optionsSource": "hsaEligible",
   "data": [
    "hsaEligible",
    "hsaBalance"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "hsa-payment": {
   "page": "claims.hsa",
   "module": "hsa",
   "form": "hsa-payment",
   "review": "module",
   "data": [
    "hsaEligible",
    "hsaBalance"
   ],
   "dependsOn": [
    "hsa-eligible-claims",
    "hsa-eligible-claim"
   ]
  },
  "other-coverage": {
   "autoAnswer": {
    "hasInfoOnFile": false,
    "doesMemberHaveOtherCov": false
   },
   "module": "other-coverage",
   "form": "other-coverage",
   "review": "module",
   "data": [
    "otherCoverage",
    "coverageOnFile",
    "cobReasons",
    "services",
    "recentServices",
    "participants"
   ]
  },
  "attach-documents": {
   "autoAnswer": {
    "hasQuestions": false
   },
   "stage": "documents",
   "module": "documents",
   "form": "attach-documents",
   "review": "module",
   "data": [
    "services"
   ]
  },
  "documents-to-attach": {
   "autoAnswer": true,
   "module": "documents",
   "form": "documents-to-attach",
   "review": "none",
   "dependsOn": [
    "claim-type",
    "other-coverage",
    "attach-documents"
   ]
  },
  "verify-information": {
   "autoAnswer": true,
   "stage": "check",
   "module": "verify",
   "form": "verify-information",
   "review": "module",
   "data": [
    "cardholder",
    "contactInfo",
    "banking"
   ]
  },
  "claim-summary": {
   "module": "summary",
   "asks": [
    "comments",
    "confirmation"
   ],
   "pageForm": "confirmation",
   "isReview": true,
   "review": "none",
   "data": [
    "providers",
    "services",
    "recentServices",
    "participants",
    "cobReasons",
    "labels",
    "hsaEligible",
    "contactInfo",
    "banking"
   ]
  },
  "comments": {
   "autoAnswer": true,
   "form": "comments"
  },
  "confirmation": {
   "module": "agreement",
   "form": "confirmation",
   "review": "none",
   "data": [
    "claimTerms"
   ]
  }
 }
} as const
