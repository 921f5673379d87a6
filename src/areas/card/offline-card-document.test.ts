import { describe, expect, it } from 'vitest'
import { type OfflineCard, offlineCardDocument, offlineCardHeaders } from './offline-card-document.ts'

const STYLE = ':root { --ink: #000000; }'
const CARD: OfflineCard = {
  locale: 'fr',
  brand: 'QBC',
  portal: 'Espace membre',
  title: 'Carte de membre',
  notice: 'Cette carte est affichée sans connexion, telle qu’elle était le 26 novembre 2026.',
  number: { label: 'Numéro de certificat', value: '100200300' },
  facts: [{ label: 'Nom', value: 'Émile Lafrenière' }],
  service: { label: 'Service à la clientèle', value: '800-555-0140', number: '8005550140' },
  travel: {
    title: 'Assistance voyage',
    phones: [{ label: 'De tout autre pays', value: '+1 506-555-0148', number: '+15065550148' }],
  },
  others: {
    title: 'Autres personnes couvertes par le régime',
    nobody: 'Votre régime ne couvre personne d’autre.',
    people: [{ label: 'Noémie Lafrenière', value: '100200300-02' }],
  },
  warning: 'Votre régime peut avoir changé depuis.',
  retry: 'Ouvrir l’espace membre',
}
/** What a reader sees of a document. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

describe('offlineCardDocument', () => {
  it(
    'both sides of the card are there in the language of the member, with the day and a link',
    { tags: ['D-320'] },
    () => {
      const html = offlineCardDocument(CARD, STYLE)
      expect(html).toMatch(/^<!doctype html><html lang="fr" data-brand="QBC">/)
      expect(wordsOf(html)).toEqual([
        'Espace membre',
        'Carte de membre',
        'Cette carte est affichée sans connexion, telle qu’elle était le 26 novembre 2026.',
        'Numéro de certificat',
        '100200300',
        'Nom',
        'Émile Lafrenière',
        'Service à la clientèle',
        '800-555-0140',
        'Assistance voyage',
        'De tout autre pays',
        '+1 506-555-0148',
        'Autres personnes couvertes par le régime',
        'Noémie Lafrenière',
        '100200300-02',
        'Votre régime peut avoir changé depuis.',
        'Ouvrir l’espace membre',
      ])
      expect(html).toContain('<span>100</span><span>200</span><span>300</span>')
      expect(html).toContain('<a href="tel:+18005550140">')
      expect(html).toContain('<a href="tel:+15065550148">')
      expect(html).toContain('<a href="">')
    },
  )

  it('a plan for one person says that nobody else is covered', () => {
    const html = offlineCardDocument({ ...CARD, others: { ...CARD.others, people: [] } }, STYLE)
    expect(wordsOf(html)).toContain('Votre régime ne couvre personne d’autre.')
  })

  it('what a service sends is text in every place of the document, and never markup', { tags: ['D-320'] }, () => {
    const evil = `</style><script>alert("1")</script><img src=x onerror='a()'>&amp;`
    const both = { label: evil, value: evil }
    const html = offlineCardDocument(
      {
        ...CARD,
        number: both,
        facts: [both],
        service: { ...both, number: `"><b>` },
        others: { title: evil, nobody: evil, people: [both] },
      },
      STYLE,
    )
    const tags = new Set([...html.matchAll(/<([a-z\d]+)/g)].map((found) => found[1]!))
    expect([...tags].toSorted().join(' ')).toBe('a body dd div dl dt h1 h2 head html main meta p section style title')
    expect(html).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;amp;',
    )
    expect(html).toContain('href="tel:+1&quot;&gt;&lt;b&gt;"')
  })

  it('the document names no other file and has one style sheet, the given one', () => {
    const html = offlineCardDocument(CARD, STYLE)
    expect(html).not.toMatch(/<(?:script|link|img|iframe|form)|\bsrc=|\bstyle=|\bon\w+=|url\(|@import/)
    expect([...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style)).toEqual([STYLE])
  })
})

it('the policy of the document allows the style sheet with this hash and nothing else', { tags: ['D-320'] }, () => {
  const headers = offlineCardHeaders('abc=')
  expect(headers['Content-Security-Policy']).toBe(
    "default-src 'none'; style-src 'sha256-abc='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
})
