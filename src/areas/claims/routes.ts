import { definePages } from '~/platform/pages/page-registry.ts'

const area = {
  access: 'member',
  menu: 'full',
  requires: [{ flag: 'submitClaim', redirectTo: 'dashboard.home' }],
  notSuspended: 'dashboard.home',
  catalogues: ['claims'],
} as const
const lastStep = {
  ...area,
  guard: () => import('./step-view/wizard-guard.ts').then((module) => module.guard),
  catalogues: ['claims', 'claim-end', 'forms'],
} as const
/** One page module renders all steps of the wizard; forms/claim/wizard.json defines their questions. */
const wizardStep = { ...lastStep, file: 'claims/step', catalogues: ['claims', 'claim-forms', 'forms'] } as const
// Messages that only some steps need are fetched with those steps.
const startStep = { ...wizardStep, catalogues: ['claims', 'claim-start', 'forms'] } as const
const visitStartStep = {
  ...wizardStep,
  catalogues: ['claims', 'claim-start', 'claim-provider', 'forms'],
} as const
const providerStep = { ...wizardStep, catalogues: ['claims', 'claim-provider', 'forms'] } as const
const serviceStep = { ...wizardStep, catalogues: ['claims', 'claim-lines', 'claim-services', 'forms'] } as const
const hsaStep = { ...wizardStep, catalogues: ['claims', 'claim-hsa', 'claim-hsa-choice', 'forms'] } as const

export const claimsPages = definePages([
  { ...area, id: 'claims.start', path: 'submit-claim', menu: 'hidden', redirect: 'claims.claim-type' },
  {
    ...wizardStep,
    id: 'claims.claim-type',
    catalogues: ['claims', 'claim-forms', 'claim-types', 'claim-again', 'claim-beside', 'forms'],
    path: 'submit-claim/claim-type',
    sendsFirstRequests: true,
  },
  {
    ...lastStep,
    id: 'claims.repeat',
    path: 'submit-claim/again',
    guard: () => import('./wizard/repeat-claim.ts').then((module) => module.guard),
    catalogues: ['claims', 'claim-repeat', 'claim-end', 'files', 'forms'],
  },
  { ...visitStartStep, id: 'claims.before-start', path: 'submit-claim/before-start' },
  { ...visitStartStep, id: 'claims.before-start-dental', path: 'submit-claim/before-start/dental' },
  { ...startStep, id: 'claims.before-start-drugs', path: 'submit-claim/before-start/drugs' },
  {
    ...wizardStep,
    id: 'claims.before-start-disability',
    path: 'submit-claim/before-start/disability',
    catalogues: ['claims', 'claim-start', 'claim-summary', 'forms'],
  },
  { ...startStep, id: 'claims.before-start-pwa', path: 'submit-claim/before-start/pwa' },
  { ...startStep, id: 'claims.before-start-hsa', path: 'submit-claim/before-start/hsa' },
  { ...startStep, id: 'claims.before-start-travel', path: 'submit-claim/before-start/travel' },
  {
    ...area,
    id: 'claims.travel-cannot-process',
    path: 'submit-claim/travel-cannot-process',
    breadcrumbs: ['dashboard.home'],
    catalogues: ['claims', 'claim-travel', 'contact'],
  },
  { ...providerStep, id: 'claims.treatment-for-accident', path: 'submit-claim/treatment-for-accident' },
  { ...providerStep, id: 'claims.provider-type', path: 'submit-claim/provider-type' },
  {
    ...wizardStep,
    id: 'claims.provider-type-vision',
    path: 'submit-claim/provider-type/vision',
    catalogues: ['claims', 'claim-provider', 'claim-vision', 'forms'],
  },
  { ...providerStep, id: 'claims.provider-search', path: 'submit-claim/provider-search' },
  { ...providerStep, id: 'claims.provider-results', path: 'submit-claim/provider-search/results' },
  {
    ...wizardStep,
    id: 'claims.vision-other',
    path: 'submit-claim/vision-other',
    catalogues: ['claims', 'claim-vision', 'forms'],
  },
  { ...serviceStep, id: 'claims.service-list', path: 'submit-claim/service-list' },
  { ...serviceStep, id: 'claims.service-selection', path: 'submit-claim/service-selection' },
  {
    ...wizardStep,
    id: 'claims.claim-details',
    path: 'submit-claim/claim-details',
    catalogues: ['claims', 'claim-lines', 'other-coverage', 'files', 'forms'],
  },
  {
    ...wizardStep,
    id: 'claims.claim-details-vision',
    path: 'submit-claim/claim-details/vision',
    catalogues: ['claims', 'claim-lines', 'claim-vision', 'forms'],
  },
  { ...hsaStep, id: 'claims.hsa-eligible-claims', path: 'submit-claim/hsa-eligible-claims' },
  { ...hsaStep, id: 'claims.hsa-eligible-claim', path: 'submit-claim/hsa-eligible-claim' },
  { ...hsaStep, id: 'claims.hsa', path: 'submit-claim/hsa' },
  {
    ...wizardStep,
    id: 'claims.other-coverage',
    path: 'submit-claim/other-coverage',
    catalogues: ['claims', 'claim-coverage', 'other-coverage', 'forms'],
  },
  {
    ...wizardStep,
    id: 'claims.attach-documents',
    path: 'submit-claim/attach-documents',
    catalogues: ['claims', 'claim-forms', 'files', 'forms'],
  },
  {
    ...wizardStep,
    id: 'claims.documents-to-attach',
    path: 'submit-claim/documents-to-attach',
    catalogues: ['claims', 'claim-summary', 'claim-forms', 'forms'],
  },
  {
    ...wizardStep,
    id: 'claims.verify-information',
    path: 'submit-claim/verify-information',
    catalogues: ['claims', 'claim-agreement', 'forms'],
  },
  {
    ...lastStep,
    file: 'claims/confirmation',
    id: 'claims.claim-summary',
    path: 'submit-claim/claim-summary',
    catalogues: [
      'claims',
      'claim-summary',
      'claim-forms',
      'claim-provider',
      'claim-lines',
      'claim-services',
      'claim-coverage',
      'other-coverage',
      'claim-hsa',
      'claim-agreement',
      'claim-receipt',
      'claim-end',
      'limits',
      'forms',
    ],
  },
  { ...wizardStep, id: 'claims.comments', path: 'submit-claim/comments' },
  {
    ...lastStep,
    id: 'claims.confirmation',
    path: 'submit-claim/confirmation',
    catalogues: ['claims', 'claim-agreement', 'claim-end', 'forms'],
  },
  {
    ...area,
    id: 'claims.success',
    isResultPage: true,
    path: 'submit-claim/success',
    catalogues: ['claims', 'claim-summary', 'claim-receipt'],
    guard: () => import('./wizard/confirmation-store.ts').then((module) => module.requireConfirmation),
  },
])
