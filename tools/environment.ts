import type { EnvConfig, ExternalLinks } from '../generated/member/model/index.ts'

const BRAND_SITES = { MBC: 'general', SBC: 'saskatchewan', OBC: 'ontario', QBC: 'quebec' } as const
/** codes of the brands; the first is that of documents which belong to no brand (index.html) */
export const BRANDS = Object.keys(BRAND_SITES)

/** Fictional phone numbers. */
export const PHONES = {
  travelPhone: '+18005550147',
  travelPhoneAbroad: '+15065550148',
  assistancePhone: '+18005550149',
} as const

/** Placeholder links on a reserved domain. A deployment has real ones (D-77). */
function links(site: string, locale: 'en' | 'fr'): ExternalLinks {
  const base = `https://${site}.insurer.example/${locale}`
  const to = (english: string, french: string) => `${base}/${locale === 'en' ? english : french}`
  return {
    privacy: to('privacy', 'confidentialite'),
    findForm: to('forms', 'formulaires'),
    findProfessional: to('find-a-professional', 'trouver-un-professionnel'),
    travel: to('travel-assistance', 'assistance-voyage'),
    assistance: to('assistance-program', 'programme-d-aide'),
    refugee: to('refugee-health', 'sante-des-refugies'),
    secondOpinion: to('second-opinion', 'deuxieme-avis'),
    map: `${to('map', 'carte')}?to={address}`,
    ...PHONES,
  }
}

/** Configuration of a portal whose services are a sandbox or a mock at this origin. */
export function environmentFor(origin: string, localDevelopment: boolean): EnvConfig {
  return {
    environment: localDevelopment ? 'development' : 'preview',
    enrolmentBaseUrl: `${origin}/accounts`,
    memberBaseUrl: `${origin}/members`,
    contactBaseUrl: `${origin}/content/contact`,
    cardPaymentUrl: `${origin}/card-payment`,
    claimPromiseDays: 2,
    keepsClaimDrafts: true,
    offersPasskeys: true,
    listsSessions: true,
    listsDocuments: true,
    offersNotificationPreferences: true,
    listsNotifications: true,
    offersPredeterminations: true,
    keepsOtherCoverage: true,
    offersTravelLetters: true,
    offersWalletPasses: true,
    offersOfflineCard: true,
    localDevelopment,
    // host of all links to the insurer and its partners in the sandbox's data
    allowedHosts: ['example.com'],
    // host of the pictures for connected care, which the sandbox serves itself
    pictureHosts: [URL.parse(origin)?.hostname ?? '127.0.0.1'],
    externalLinks: Object.fromEntries(
      Object.entries(BRAND_SITES).map(([brand, site]) => [brand, { en: links(site, 'en'), fr: links(site, 'fr') }]),
    ) as EnvConfig['externalLinks'],
  }
}
