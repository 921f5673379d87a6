import { definePages } from '~/platform/pages/page-row.ts'

const area = {
  access: 'member',
  menu: 'full',
  needs: [{ flag: 'submitClaim', otherwise: 'dashboard.home' }],
  notSuspended: 'dashboard.home',
  texts: ['claims'],
} as const
const lastStep = {
  ...area,
  crumbs: ['dashboard.home'],
  guard: () => import('./step-view/wizard-guard.ts').then(({ guard }) => guard),
  texts: ['claims', 'claim-end', 'forms'],
} as const
/** Steps of the wizard share one page; forms/claim/wizard.json says what each of them asks. */
const wizardStep = { ...lastStep, file: 'claims/step', texts: ['claims', 'claim-forms', 'forms'] } as const
// What only some of them say is fetched with those.
const startStep = { ...wizardStep, texts: ['claims', 'claim-start', 'claim-end', 'forms'] } as const
const providerStep = { ...wizardStep, texts: ['claims', 'claim-provider', 'forms'] } as const
const lineStep = { ...wizardStep, texts: ['claims', 'claim-lines', 'forms'] } as const
const hsaStep = { ...wizardStep, texts: ['claims', 'claim-hsa', 'claim-hsa-choice', 'forms'] } as const

export const claimsPages = definePages([
  { ...area, id: 'claims.start', path: 'submit-claim', menu: 'hidden', redirect: 'claims.claim-type' },
  { ...wizardStep, id: 'claims.claim-type', texts: ['claims', 'claim-forms', 'claim-types', 'claim-again', 'forms'], path: 'submit-claim/claim-type' },
  { ...startStep, id: 'claims.before-start', path: 'submit-claim/before-start' },
  { ...startStep, id: 'claims.before-start-dental', path: 'submit-claim/before-start/dental' },
  { ...startStep, id: 'claims.before-start-drugs', path: 'submit-claim/before-start/drugs' },
  { ...startStep, id: 'claims.before-start-disability', path: 'submit-claim/before-start/disability' },
  { ...startStep, id: 'claims.before-start-pwa', path: 'submit-claim/before-start/pwa' },
  { ...startStep, id: 'claims.before-start-hsa', path: 'submit-claim/before-start/hsa' },
  { ...startStep, id: 'claims.before-start-travel', path: 'submit-claim/before-start/travel' },
  { ...area, id: 'claims.travel-cannot-process', path: 'submit-claim/travel-cannot-process', crumbs: ['dashboard.home'], texts: ['claims', 'claim-start'] },
  { ...wizardStep, id: 'claims.treatment-for-accident', path: 'submit-claim/treatment-for-accident' },
  { ...providerStep, id: 'claims.provider-type', path: 'submit-claim/provider-type' },
  {
    ...wizardStep,
    id: 'claims.provider-type-vision',
    path: 'submit-claim/provider-type/vision',
    texts: ['claims', 'claim-provider', 'claim-vision', 'forms'],
  },
  { ...providerStep, id: 'claims.provider-search', path: 'submit-claim/provider-search' },
  { ...providerStep, id: 'claims.provider-results', path: 'submit-claim/provider-search/results' },
  { ...wizardStep, id: 'claims.vision-other', path: 'submit-claim/vision-other', texts: ['claims', 'claim-vision', 'forms'] },
  { ...lineStep, id: 'claims.service-list', path: 'submit-claim/service-list' },
  { ...lineStep, id: 'claims.service-selection', path: 'submit-claim/service-selection' },
  { ...lineStep, id: 'claims.claim-details', path: 'submit-claim/claim-details' },
  {
    ...wizardStep,
    id: 'claims.claim-details-vision',
    path: 'submit-claim/claim-details/vision',
    texts: ['claims', 'claim-lines', 'claim-vision', 'forms'],
  },
  { ...hsaStep, id: 'claims.hsa-eligible-claims', path: 'submit-claim/hsa-eligible-claims' },
  { ...hsaStep, id: 'claims.hsa-eligible-claim', path: 'submit-claim/hsa-eligible-claim' },
  { ...hsaStep, id: 'claims.hsa', path: 'submit-claim/hsa' },
  { ...wizardStep, id: 'claims.other-coverage', path: 'submit-claim/other-coverage', texts: ['claims', 'claim-coverage', 'forms'] },
  { ...wizardStep, id: 'claims.attach-documents', path: 'submit-claim/attach-documents' },
  { ...wizardStep, id: 'claims.documents-to-attach', path: 'submit-claim/documents-to-attach' },
  { ...wizardStep, id: 'claims.verify-information', path: 'submit-claim/verify-information', texts: lastStep.texts },
  {
    ...wizardStep,
    id: 'claims.claim-summary',
    path: 'submit-claim/claim-summary',
    texts: ['claims', 'claim-start', 'claim-forms', 'claim-lines', 'claim-coverage', 'claim-hsa'],
  },
  { ...wizardStep, id: 'claims.comments', path: 'submit-claim/comments' },
  { ...lastStep, id: 'claims.confirmation', path: 'submit-claim/confirmation' },
  {
    ...area,
    id: 'claims.success',
    isOutcome: true,
    path: 'submit-claim/success',
    crumbs: ['dashboard.home'],
    texts: ['claims', 'claim-receipt'],
    guard: () => import('./submission/confirmation-store.ts').then(({ requireConfirmation }) => requireConfirmation),
  },
])
