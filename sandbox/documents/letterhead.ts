import { officeOf } from '../benefit-data/contact-content.ts'
import { inGroups } from '../benefit-data/member-card.ts'
import type { Bilingual, Locale } from '../bilingual.ts'

/** The shapes of the logos, drawn in a square of 32 points, as on the pages of the portal. */
const SHAPES = {
  arches: 'M7 24V13.5a4.5 4.5 0 0 1 9 0V24m0-10.5a4.5 4.5 0 0 1 9 0V24',
  sun: 'M6 22h20M10.5 22a5.5 5.5 0 0 1 11 0M16 9.5v3M8.2 13.2l2.1 2.1M23.8 13.2l-2.1 2.1',
  heart: 'M16 25c-6-3.2-9-6.5-9-10.5a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 4-3 7.3-9 10.5Z',
}

/** The logo and the colour of a brand, and a tint of it for areas behind text. */
export interface BrandLook {
  readonly shape: string
  readonly accent: string
  readonly soft: string
}
const MBC: BrandLook = { shape: SHAPES.arches, accent: '#0b5c7d', soft: '#e3f0f4' }
/** The look of each brand. All other brands look like MBC. */
const LOOKS: Readonly<Record<string, BrandLook>> = {
  SBC: { shape: SHAPES.sun, accent: '#1d6b45', soft: '#e4f1ea' },
  OBC: { shape: SHAPES.heart, accent: '#2b4a9b', soft: '#e8edf8' },
  QBC: { shape: SHAPES.heart, accent: '#5a3c8c', soft: '#efeaf6' },
}
export const lookOf = (brand: string): BrandLook => LOOKS[brand] ?? MBC

/** The name beside the logo. */
export const NAME: Bilingual = { en: 'Member portal', fr: 'Espace membre' }

/** Sender of a document: the address of the insurer's member services, and how to call them (D-230). */
export function senderOf(brand: string, locale: Locale): string[] {
  const { address, tollFreeNumber, ttyNumber } = officeOf(brand)
  const tty = locale === 'fr' ? 'ATS' : 'TTY'
  return [...address.map((line) => line[locale]), `${inGroups(tollFreeNumber)} · ${tty} ${inGroups(ttyNumber)}`]
}

/** Draws a logo of `size` points with its top left corner at a point. */
export function drawLogo(document: PDFKit.PDFDocument, { shape, accent }: BrandLook, at: Spot, inverted = false): void {
  document
    .save()
    .translate(at.x, at.y)
    .scale(at.size / 32)
    .roundedRect(0, 0, 32, 32, 9)
    .fill(inverted ? '#ffffff' : accent)
    .path(shape)
    .lineWidth(2.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke(inverted ? accent : '#ffffff')
    .restore()
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}
