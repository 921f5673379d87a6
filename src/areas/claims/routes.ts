import { definePages } from '~/platform/pages/page-row.ts'

const step = {
  access: 'member',
  menu: 'full',
  needs: [{ flag: 'submitClaim', otherwise: 'dashboard.home' }],
  notSuspended: 'dashboard.home',
  texts: ['claims', 'claim-forms', 'forms'],
} as const
/** Steps of the wizard share one page; forms/claim/wizard.json says what each of them asks. */
const wizardStep = { ...step, file: 'claims/step', crumbs: ['dashboard.home'], guard: () => import('./wizard-guard.ts') } as const
/** Its first steps say what to have at hand. */
const startStep = { ...wizardStep, texts: ['claims', 'claim-start', 'claim-forms', 'forms'] } as const
/** The ones about the health spending account have words of their own. */
const hsaStep = { ...wizardStep, texts: ['claims', 'claim-hsa', 'claim-forms', 'forms'] } as const
/** Its last ones say what will happen to the claim. */
const endStep = { ...wizardStep, texts: ['claims', 'claim-end', 'claim-forms', 'forms'] } as const

export const claimsPages = definePages([
  { ...step, id: 'claims.start', path: 'submit-claim', menu: 'hidden', redirect: 'claims.claim-type' },
  { ...wizardStep, id: 'claims.claim-type', path: 'submit-claim/claim-type' },
  { ...startStep, id: 'claims.before-start', path: 'submit-claim/before-start' },
  { ...startStep, id: 'claims.before-start-dental', path: 'submit-claim/before-start/dental' },
  { ...startStep, id: 'claims.before-start-drugs', path: 'submit-claim/before-start/drugs' },
  { ...startStep, id: 'claims.before-start-disability', path: 'submit-claim/before-start/disability' },
  { ...startStep, id: 'claims.before-start-hsa', path: 'submit-claim/before-start/hsa' },
  { ...startStep, id: 'claims.before-start-travel', path: 'submit-claim/before-start/travel' },
  { ...step, id: 'claims.travel-cannot-process', path: 'submit-claim/travel-cannot-process', crumbs: ['dashboard.home'], texts: ['claims', 'claim-start'] },
  { ...wizardStep, id: 'claims.treatment-for-accident', path: 'submit-claim/treatment-for-accident' },
  { ...wizardStep, id: 'claims.provider-type', path: 'submit-claim/provider-type' },
  { ...wizardStep, id: 'claims.provider-search', path: 'submit-claim/provider-search' },
  { ...wizardStep, id: 'claims.provider-results', path: 'submit-claim/provider-search/results' },
  { ...wizardStep, id: 'claims.service-list', path: 'submit-claim/service-list' },
  { ...wizardStep, id: 'claims.service-selection', path: 'submit-claim/service-selection' },
  { ...wizardStep, id: 'claims.claim-details', path: 'submit-claim/claim-details' },
  { ...hsaStep, id: 'claims.hsa-eligible-claims', path: 'submit-claim/hsa-eligible-claims' },
  { ...hsaStep, id: 'claims.hsa-eligible-claim', path: 'submit-claim/hsa-eligible-claim' },
  { ...hsaStep, id: 'claims.hsa', path: 'submit-claim/hsa' },
  { ...wizardStep, id: 'claims.other-coverage', path: 'submit-claim/other-coverage' },
  { ...wizardStep, id: 'claims.attach-documents', path: 'submit-claim/attach-documents' },
  { ...wizardStep, id: 'claims.documents-to-attach', path: 'submit-claim/documents-to-attach' },
  { ...endStep, id: 'claims.verify-information', path: 'submit-claim/verify-information' },
  { ...hsaStep, id: 'claims.claim-summary', path: 'submit-claim/claim-summary' },
  { ...wizardStep, id: 'claims.comments', path: 'submit-claim/comments' },
  { ...endStep, id: 'claims.confirmation', path: 'submit-claim/confirmation' },
  {
    ...step,
    id: 'claims.success',
    path: 'submit-claim/success',
    crumbs: ['dashboard.home'],
    texts: ['claims', 'claim-receipt'],
    guard: () => import('./success-guard.ts'),
  },
])
