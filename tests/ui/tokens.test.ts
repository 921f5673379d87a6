import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BRANDS } from '~/platform/config/brand.ts'

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')

type Tokens = Record<string, string>

/** Colour tokens that a selector sets in this part of a stylesheet. */
function colours(part: string, selector: string): Tokens {
  const start = part.indexOf(`${selector} {`)
  if (start < 0) return {}
  const block = part.slice(start, part.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  )
}

const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

function theme(brand: string, scheme: 'light' | 'dark'): Tokens {
  const selector = `[data-brand="${brand}"]`
  const day = { ...colours(light, ':root'), ...colours(light, selector) }
  return scheme === 'light' ? day : { ...day, ...colours(dark, ':root'), ...colours(dark, selector) }
}

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['--paper', '--surface', '--sunken']
const TONES = ['ok', 'warn', 'bad', 'info']

/** Colour tokens of text, each with a background on which the text may appear. */
const TEXT: [string, string][] = [
  ...GROUNDS.flatMap(
    (ground) =>
      [
        ['--ink', ground],
        ['--muted', ground],
      ] as [string, string][],
  ),
  ...['--paper', '--surface', '--accent-soft'].flatMap(
    (ground) =>
      [
        ['--accent', ground],
        ['--accent-strong', ground],
      ] as [string, string][],
  ),
  ['--ink', '--accent-soft'],
  ['--muted', '--accent-soft'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-strong'],
  ['--on-bad', '--bad'],
  ...TONES.flatMap(
    (tone) =>
      [
        [`--${tone}`, `--${tone}-soft`],
        [`--${tone}`, '--paper'],
        [`--${tone}`, '--surface'],
        ['--ink', `--${tone}-soft`],
        ['--muted', `--${tone}-soft`],
      ] as [string, string][],
  ),
]

/** Colour tokens of control borders, the focus ring, bars and marks, each with a possible background (WCAG 1.4.11). */
const SHAPES: [string, string][] = [
  ...['--paper', '--surface'].flatMap(
    (ground) =>
      [
        ['--line-strong', ground],
        ['--focus', ground],
        ['--accent', ground],
        ['--bad', ground],
      ] as [string, string][],
  ),
  ['--accent', '--sunken'],
  ['--warn', '--sunken'],
  ['--accent', '--line'],
]

const THEMES = BRANDS.flatMap((brand) => (['light', 'dark'] as const).map((scheme) => ({ brand, scheme })))

const failing = (tokens: Tokens, pairs: [string, string][], least: number) =>
  pairs
    .map(([one, other]) => ({
      pair: `${one} on ${other}`,
      ratio: contrast(tokens[one] ?? '#000000', tokens[other] ?? '#000000'),
    }))
    .filter(({ ratio }) => ratio < least)

describe.each(THEMES)('colours of $brand, $scheme', ({ brand, scheme }) => {
  const tokens = theme(brand, scheme)
  test('text has a contrast of at least 4.5:1', () => expect(failing(tokens, TEXT, 4.5)).toEqual([]))
  test('shapes that are not text have a contrast of at least 3:1', () => expect(failing(tokens, SHAPES, 3)).toEqual([]))
})

/** Finds font weights other than 400 and 600, the only two that the portal's fonts must provide. */
const otherWeights = (styles: string) =>
  [...styles.matchAll(/font-weight:\s*([\w-]+)/g)]
    .map(([, weight]) => weight)
    .filter((weight) => !['400', '600', 'inherit'].includes(weight!))

test('the stylesheets use only two font weights', () => {
  const root = new URL('../../', import.meta.url)
  const files = globSync('src/**/*.css', { cwd: root })
  expect(files.length).toBeGreaterThan(20)
  expect(
    files.flatMap((file) =>
      otherWeights(readFileSync(new URL(file, root), 'utf8')).map((weight) => `${file}: ${weight}`),
    ),
  ).toEqual([])
})

describe('contrast check', () => {
  test('the check finds a font weight other than the two that are allowed', () =>
    expect(otherWeights('a { font-weight: 600 } b { font-weight:650; } i { font-weight: bold }')).toEqual([
      '650',
      'bold',
    ]))
  test('the check computes the contrast of black on white', () =>
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21))
  test('the check finds a grey whose contrast is too low', () =>
    expect(failing({ '--ink': '#999999', '--paper': '#ffffff' }, [['--ink', '--paper']], 4.5)).toHaveLength(1))
  test('the check finds a design token that does not exist', () =>
    expect(failing({}, [['--gone', '--paper']], 4.5)).toHaveLength(1))
  test('the accent colour is different for each brand and colour scheme', () =>
    expect(new Set(THEMES.map(({ brand, scheme }) => theme(brand, scheme)['--accent'])).size).toBe(8))
})
