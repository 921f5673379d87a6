// Generated from forms/. Do not edit.
export const definition = {
 "id": "claim",
 "first": "claim-type",
 "chooses": {
  "step": "claim-type",
  "field": "claimType"
 },
 "flows": [
  {
   "of": [
    "XX-PRAC",
    "XX-HEAL"
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
   "of": [
    "XX-DENT"
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
   "of": [
    "XX-PHAR"
   ],
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
   "of": [
    "XX-VISI"
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
   "of": [
    "XX-TRAV"
   ],
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
   "of": [
    "XX-HSA"
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
   "of": [
    "XX-PSA"
   ],
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
   "of": [
    "XX-DCI",
    "XX-LADD"
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
   "page": "claims.claim-type",
   "form": "claim-type",
   "panel": "pending",
   "choosesFrom": "claimTypes",
   "sources": [
    "claimTypes",
    "pendingServices"
   ]
  },
  "before-start": {
   "page": "claims.before-start",
   "form": "before-start",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms"
   ]
  },
  "before-start-dental": {
   "page": "claims.before-start-dental",
   "form": "before-start",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms"
   ]
  },
  "before-start-drugs": {
   "page": "claims.before-start-drugs",
   "form": "before-start",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms"
   ]
  },
  "before-start-travel": {
   "page": "claims.before-start-travel",
   "form": "before-start-travel",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms",
    "benefits"
   ]
  },
  "before-start-disability": {
   "page": "claims.before-start-disability",
   "form": "before-start-disability",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "before-start-pwa": {
   "page": "claims.before-start-pwa",
   "form": "before-start",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms"
   ]
  },
  "before-start-hsa": {
   "page": "claims.before-start-hsa",
   "form": "before-start",
   "panel": "agreement",
   "sources": [
    "claimTypes",
    "claimTerms"
   ]
  },
  "treatment-for-accident": {
   "page": "claims.treatment-for-accident",
   "form": "treatment-for-accident"
  },
  "provider-type": {
   "page": "claims.provider-type",
   "form": "provider-type",
   "choosesFrom": "providerTypes",
   "sources": [
    "providerTypes",
    "recentProviders"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "provider-type-vision": {
   "page": "claims.provider-type-vision",
   "form": "provider-type-vision",
   "sources": [
    "providerTypes",
    "recentProviders"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "provider-search": {
   "page": "claims.provider-search",
   "form": "provider-search",
   "sources": [
    "contactInfo"
   ],
   "dependsOn": [
    "provider-type",
    "provider-type-vision"
   ]
  },
  "provider-results": {
   "page": "claims.provider-results",
   "form": "provider-results",
   "panel": "providers",
   "choosesFrom": "providers",
   "sources": [
    "providers"
   ],
   "dependsOn": [
    "provider-search"
   ]
  },
  "service-list": {
   "page": "claims.service-list",
   "form": "service-list",
   "choosesFrom": "services",
   "sources": [
    "services",
    "providerTypes",
    "recentProviders"
   ],
   "dependsOn": [
    "provider-type"
   ]
  },
  "service-list-vision": {
   "page": "claims.service-list",
   "form": "service-list",
   "panel": "services",
   "sources": [
    "subcategories"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "vision-other": {
   "page": "claims.vision-other",
   "form": "vision-other",
   "dependsOn": [
    "claim-type"
   ]
  },
  "service-selection": {
   "page": "claims.service-selection",
   "form": "service-selection",
   "sources": [
    "services",
    "recentServices",
    "providerTypes",
    "recentProviders"
   ],
   "dependsOn": [
    "provider-type"
   ]
  },
  "claim-details": {
   "page": "claims.claim-details",
   "form": "claim-details",
   "sources": [
    "services",
    "recentServices",
    "participants",
    "cardholder",
    "providerTypes",
    "recentProviders",
    "providers",
    "benefits"
   ],
   "dependsOn": [
    "provider-type"
   ]
  },
  "claim-details-vision": {
   "page": "claims.claim-details-vision",
   "form": "claim-details-vision",
   "sources": [
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
   "form": "claim-items",
   "panel": "items",
   "sources": [
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
   "form": "claim-event",
   "sources": [
    "claimTypes",
    "participants",
    "cardholder"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "hsa": {
   "page": "claims.hsa",
   "form": "hsa-claim",
   "panel": "hsa-question",
   "sources": [
    "hsaBalance"
   ],
   "otherwise": "other-coverage"
  },
  "hsa-eligible-claims": {
   "page": "claims.hsa-eligible-claims",
   "form": "hsa-eligible-claims",
   "panel": "hsa-services",
   "choosesFrom": "hsaEligible",
   "sources": [
    "hsaEligible",
    "hsaBalance"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "hsa-eligible-claim": {
   "page": "claims.hsa-eligible-claim",
   "form": "hsa-eligible-claims",
   "panel": "hsa-services",
   "choosesFrom": "hsaEligible",
   "sources": [
    "hsaEligible",
    "hsaBalance"
   ],
   "dependsOn": [
    "claim-type"
   ]
  },
  "hsa-payment": {
   "page": "claims.hsa",
   "form": "hsa-payment",
   "panel": "hsa-payment",
   "sources": [
    "hsaEligible",
    "hsaBalance"
   ],
   "dependsOn": [
    "hsa-eligible-claims",
    "hsa-eligible-claim"
   ]
  },
  "other-coverage": {
   "page": "claims.other-coverage",
   "form": "other-coverage",
   "panel": "coverage",
   "sources": [
    "coverageOnFile",
    "cobReasons",
    "services",
    "recentServices",
    "participants",
    "providerTypes",
    "recentProviders"
   ]
  },
  "attach-documents": {
   "page": "claims.attach-documents",
   "form": "attach-documents",
   "sources": [
    "services"
   ]
  },
  "documents-to-attach": {
   "page": "claims.documents-to-attach",
   "form": "documents-to-attach",
   "panel": "attached",
   "dependsOn": [
    "claim-type",
    "other-coverage",
    "attach-documents"
   ]
  },
  "verify-information": {
   "page": "claims.verify-information",
   "form": "verify-information",
   "panel": "verify",
   "sources": [
    "cardholder",
    "contactInfo",
    "banking"
   ]
  },
  "claim-summary": {
   "page": "claims.claim-summary",
   "panel": "summary",
   "sources": [
    "claimTypes",
    "providerTypes",
    "recentProviders",
    "providers",
    "services",
    "recentServices",
    "participants",
    "cobReasons",
    "labels",
    "hsaEligible"
   ]
  },
  "comments": {
   "page": "claims.comments",
   "form": "comments"
  },
  "confirmation": {
   "page": "claims.confirmation",
   "form": "confirmation",
   "panel": "terms",
   "sources": [
    "claimTerms"
   ]
  }
 }
} as const
