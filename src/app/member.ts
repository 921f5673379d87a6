// What every member page starts with, in one chunk, so that it needs one request.
export { MemberLayout } from './layout/member-layout.tsx'
export { memberCatalogues } from './member-catalogues.ts'
export { memberGuard } from './member-guard.ts'
export { memberPages } from './member-pages.ts'
