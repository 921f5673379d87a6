import type { Vendor } from './model.ts'

/** The kinds of pictures that each partner has. The kind is part of the file name (D-136). */
export type PictureKind = 'logo' | 'logo-dark' | 'card' | 'page'

/** The hue for a name. The same name always gets the same hue. */
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

/** Draws the icon of a connected care category. */
export function drawCategory(slug: string): string {
  const hue = hueOf(slug)
  const count = 3 + (hue % 4)
  const petals = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    return `<circle cx="${(32 + 11 * Math.sin(angle)).toFixed(1)}" cy="${(32 - 11 * Math.cos(angle)).toFixed(1)}" r="8" fill="hsl(${hue} 48% 38%)" opacity=".8"/>`
  })
  return svg(64, 64, `<rect width="64" height="64" rx="18" fill="hsl(${hue} 45% 88%)"/>${petals.join('')}`)
}
