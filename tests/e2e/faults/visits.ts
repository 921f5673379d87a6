/** Who opens which pages. Without a list: every page that nobody before was let into. */
export const VISITS: readonly { readonly persona: string; readonly pages?: readonly string[] }[] = [
  { persona: 'default' },
  // the account pages first: what they cannot do without only draws a picture on the dashboard
  { persona: 'hsa', pages: ['spending.health', 'dashboard.home'] },
  { persona: 'pwa', pages: ['spending.wellness', 'spending.expenses', 'dashboard.home'] },
  { persona: 'alternate' },
  { persona: 'premiums' },
  { persona: 'retired' },
  { persona: 'saskatchewan' },
  { persona: 'suppressed', pages: ['coverage.dental'] },
]
