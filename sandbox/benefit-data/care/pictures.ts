import type { Vendor } from './model.ts'

/** The kinds of pictures that each partner has. The kind is part of the file name (D-136). */
export type PictureKind = 'logo' | 'logo-dark' | 'card' | 'page'

/** A hue from 0 to 359, computed from a name, so that a partner always has the same colours. */
const hueOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7)

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`

/** Draws an SVG landscape of hills and sun in the colours of the partner. */
function drawLandscape(slug: string, width: number, height: number): string {
  const hue = hueOf(slug)
  const hill = (top: number, lightness: number, lean: number) =>
    `<path d="M0 ${height * top}C${width * 0.3} ${height * (top - lean)} ${width * 0.6} ${height * (top + lean)} ${width} ${height * (top - lean / 2)}V${height}H0Z" fill="hsl(${hue} 38% ${lightness}%)"/>`
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 86%)"/><circle cx="${width * (0.55 + (hue % 30) / 100)}" cy="${height * 0.34}" r="${height * 0.17}" fill="hsl(${(hue + 40) % 360} 75% 78%)"/>` +
      hill(0.62, 70, 0.25) +
      hill(0.76, 55, -0.2) +
      hill(0.9, 40, 0.14),
  )
}

/** Draws a logo with the partner's name: dark for a light background, or light for a dark one. */
function drawLogo({ slug, vendor }: Pick<Vendor, 'slug' | 'vendor'>, isForDarkGround: boolean): string {
  const [mark, ink] = isForDarkGround ? ['70%', '#f4f2ee'] : ['38%', '#24303a']
  const fill = `hsl(${hueOf(slug)} 48% ${mark})`
  return svg(
    240,
    60,
    `<circle cx="22" cy="30" r="16" fill="${fill}"/><circle cx="34" cy="30" r="16" fill="${fill}" opacity=".55"/>` +
      `<text x="62" y="38" font-family="sans-serif" font-size="21" font-weight="600" fill="${ink}" textLength="${Math.min(172, vendor.length * 11)}" lengthAdjust="spacingAndGlyphs">${vendor}</text>`,
  )
}

/** Draws a picture for a partner as SVG. An insurer's real service would return photographs. */
export function drawPicture(vendor: Pick<Vendor, 'slug' | 'vendor'>, kind: PictureKind): string {
  if (kind === 'card') return drawLandscape(vendor.slug, 640, 200)
  if (kind === 'page') return drawLandscape(vendor.slug, 1280, 320)
  return drawLogo(vendor, kind === 'logo-dark')
}

/** SVG path data for the icon of each connected care category, on a grid of 24 by 24. */
const CATEGORY_STROKES: Readonly<Record<string, string>> = {
  'everyday-wellbeing': 'M5 19c8 1 14-4 14-14C10 5 5 10 5 19Zm0 0 8-8',
  'health-assessments': 'M8 4h8v3H8zM8 5.5H5.5V20h13V5.5H16M8.5 13h2l1.5-3 2 5.5 1.2-2.5h1.3',
  'virtual-clinics': 'M3.5 7h11v10h-11zM14.5 10.5l6-3v9l-6-3',
  'health-coaching': 'M3 12h4l2.5-6 4 12 2.5-6h5',
  'mental-wellness':
    'M12 20v-3.5M9 20h6M12 16.5c-4 0-6.5-2.6-6.5-6.3S8.3 4 12 4s6.5 2.5 6.5 6.2-2.5 6.3-6.5 6.3ZM9.5 9.5c1 1.5 4 1.5 5 0',
  'lifestyle-financial': 'M4 7.5h14.5V19H4zM4 7.5l10.5-3.5v3.5M18.5 11H21v4.5h-2.5',
}
const PLUS = 'M12 6v12M6 12h12'

/**
 * Draws the icon of a connected care category: lines like those of the portal's own icons, in a colour that holds on
 * light and dark pages.
 */
export const drawCategory = (slug: string): string =>
  svg(
    64,
    64,
    `<path transform="scale(2.667)" d="${CATEGORY_STROKES[slug] ?? PLUS}" fill="none" stroke="hsl(199 50% 45%)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
