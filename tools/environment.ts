import type { EnvConfig, ExternalLinks } from '../generated/member/model/index.ts'

const BRAND_SITES = { MBC: 'general', SBC: 'saskatchewan', OBC: 'ontario', QBC: 'quebec' } as const

/** Placeholder targets on a reserved domain; a deployment mounts its own (D-77). */
function links(site: string, locale: 'en' | 'fr'): ExternalLinks {
  const base = `https://${site}.insurer.example/${locale}`
  return locale === 'en'
    ? { privacy: `${base}/privacy`, findForm: `${base}/forms`, findProfessional: `${base}/find-a-professional` }
    : { privacy: `${base}/confidentialite`, findForm: `${base}/formulaires`, findProfessional: `${base}/trouver-un-professionnel` }
}

/** The configuration of a portal that talks to a sandbox (or a mock) at this origin. */
export function environmentFor(origin: string, localDevelopment: boolean): EnvConfig {
  return {
    environment: localDevelopment ? 'development' : 'preview',
    enrolmentBaseUrl: `${origin}/accounts`,
    memberBaseUrl: `${origin}/members`,
    contactBaseUrl: `${origin}/content/contact`,
    cardPaymentUrl: `${origin}/card-payment`,
    localDevelopment,
    // Where the sandbox says that everything of the insurer and its partners is.
    allowedHosts: ['example.com'],
    externalLinks: Object.fromEntries(
      Object.entries(BRAND_SITES).map(([brand, site]) => [brand, { en: links(site, 'en'), fr: links(site, 'fr') }]),
    ) as EnvConfig['externalLinks'],
  }
}
