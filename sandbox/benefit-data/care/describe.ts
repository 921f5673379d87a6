import type {
  CareParagraph,
  CareService,
  CareTable,
  ConnectedCareContent,
  Province,
} from '../../../generated/member/model/index.ts'
import { inDollars } from '../../money.ts'
import type { Locale, Bilingual } from '../../bilingual.ts'
import { SAMPLE_PRICES } from '../sample-prices.ts'
import { CATEGORIES, VENDORS, type Paragraph, type Row, type Table, type Vendor } from './model.ts'
import { drawCategory, drawPicture, type PictureKind } from './pictures.ts'

const INCLUDED: Bilingual = { en: 'Included in your plan', fr: 'Compris dans votre régime' }

/**
 * The connected care catalogue for residents of a province (API-115). `pictures` is the base URL of its pictures. The
 * texts mention limits of age and plan, but the sandbox does not enforce these limits, because the specification does
 * not ask for it (D-137).
 */
export const careContent = (province: Province, locale: Locale, pictures: string): ConnectedCareContent => ({
  categories: CATEGORIES.map(({ id, slug, name, about, services }) => ({
    id,
    categoryName: name[locale],
    categoryDescription: about[locale],
    categoryLogoLink: `${pictures}/${slug}-category.svg`,
    services: [...services],
  })),
  services: VENDORS.map((vendor) => toVendorResponse(vendor, province, locale, pictures)),
})

function toVendorResponse(vendor: Vendor, province: Province, locale: Locale, pictures: string): CareService {
  const { id, slug, endDate, analyticsId, isPinned, isDirectLink } = vendor
  const picture = (kind: PictureKind) => `${pictures}/${slug}-${kind}.svg`
  return {
    id,
    serviceName: vendor.service[locale],
    vendorName: vendor.vendor,
    vendorCardDescription: vendor.card[locale],
    shortVendorDescription: vendor.short[locale],
    ...(endDate && { endDate }),
    logoLink: picture('logo'),
    ...(vendor.hasDarkLogo && { darkLogoLink: picture('logo-dark') }),
    cardImageLink: picture('card'),
    pageImageLink: picture('page'),
    buttonTitle: vendor.button[locale],
    buttonExternalLink: `https://${slug}.example.com/${locale}${vendor.needsToken ? '?token={token}' : ''}`,
    isPinned,
    isDirectLink,
    ...(analyticsId && { analyticsId }),
    content: {
      longVendorDescription: vendor.long[locale],
      paragraphs: vendor.paragraphs.map((each) => toParagraphResponse(each, locale)),
      tables: vendor.tables.map((each) => toTableResponse(each, province, locale)),
    },
  }
}

function toParagraphResponse(
  { name, descriptions, bullets, subBullets, strong }: Paragraph,
  locale: Locale,
): CareParagraph {
  const lines = (texts: readonly Bilingual[] = []) => texts.map((text) => text[locale])
  return {
    name: name[locale],
    descriptions: lines(descriptions),
    bullets: lines(bullets),
    subBullets: lines(subBullets),
    strongTextDescriptions: lines(strong),
  }
}

function toTableResponse({ title, rows }: Table, province: Province, locale: Locale): CareTable {
  const isFor = ({ only }: Row) => only === undefined || (only === 'quebec') === (province === 'QC')
  return {
    title: title[locale],
    rows: rows.filter(isFor).map(({ title: name, period, details, cost, note }) => ({
      title: name[locale],
      timePeriod: period[locale],
      details: details[locale],
      cost: costIn(cost, locale),
      ...(note && { note: note[locale] }),
    })),
  }
}

function costIn(cost: Row['cost'], locale: Locale): string {
  if (cost === 'included') return INCLUDED[locale]
  return inDollars((typeof cost === 'number' ? cost : SAMPLE_PRICES[cost]) * 100, locale)
}

/**
 * Returns the picture with this name from the connected care catalogue, or undefined if the catalogue has no such
 * picture.
 */
export function carePicture(name: string): string | undefined {
  const [, slug, kind] = /^([a-z-]+?)-(category|logo-dark|logo|card|page)\.svg$/.exec(name) ?? []
  if (kind === 'category') return CATEGORIES.some((each) => each.slug === slug) ? drawCategory(slug!) : undefined
  const vendor = VENDORS.find((each) => each.slug === slug)
  return vendor && drawPicture(vendor, kind as PictureKind)
}
