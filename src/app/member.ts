// What every member page starts with, in one chunk, so that it needs one request.
export { MemberLayout } from './layout/member-layout.tsx'
export { memberGuard } from './member-guard.ts'
export { memberCatalogues, memberPages } from './member-pages.ts'
