/** Who opens which pages. Without a list: every page that nobody before was let into. */
export const VISITS: readonly { readonly persona: string; readonly pages?: readonly string[] }[] = [
  { persona: 'default' },
  { persona: 'hsa', pages: ['dashboard.home'] },
  { persona: 'pwa', pages: ['dashboard.home'] },
  { persona: 'alternate' },
  { persona: 'premiums' },
  { persona: 'retired' },
  { persona: 'saskatchewan' },
  { persona: 'suppressed', pages: ['coverage.dental'] },
]
