import type { Brand } from '~/platform/config/brand.ts'
import type { Locale } from '~/platform/i18n/locale.ts'

interface Labelled {
  readonly label: string
  readonly value: string
}

/** The member card as it is shown without a connection: every text is in the member's language. */
export interface OfflineCard {
  readonly locale: Locale
  readonly brand: Brand
  /** name of the portal */
  readonly portal: string
  readonly title: string
  /** says that the card is shown without a connection, and the day on which it was stored */
  readonly notice: string
  readonly number: Labelled
  readonly facts: readonly Labelled[]
  /** the customer service; `number` has ten digits, `value` is the number as people write it */
  readonly service: Labelled & { readonly number: string }
  /** travel assistance, with numbers for tel: links; may have no phones */
  readonly travel: { readonly title: string; readonly phones: readonly (Labelled & { readonly number: string })[] }
  /** other people on the plan with their numbers; without any, `nobody` says so */
  readonly others: { readonly title: string; readonly nobody: string; readonly people: readonly Labelled[] }
  readonly warning: string
  /** text of the link that tries the portal again */
  readonly retry: string
}

/** Markup that is safe to insert: its texts are escaped. */
class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}
type Part = string | Markup | readonly Markup[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!)
const htmlOf = (part: Part): string =>
  typeof part === 'string' ? escape(part) : part instanceof Markup ? part.html : part.map(htmlOf).join('')

/** Markup with values between its parts. Every text is escaped, whoever wrote it. */
const markup = (parts: TemplateStringsArray, ...values: readonly Part[]): Markup =>
  new Markup(parts.reduce((html, part, index) => html + htmlOf(values[index - 1]!) + part))

const row = ({ label, value }: Labelled): Markup => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`

const callRow = ({ label, value, number }: Labelled & { readonly number: string }): Markup =>
  markup`<div><dt>${label}</dt><dd><a href="tel:${number}">${value}</a></dd></div>`

/** A number in groups of three digits. A copy of it has no spaces. */
const inGroups = (number: string): Part =>
  /^\d{7,}$/.test(number)
    ? [...number.matchAll(/\d{3}(?=\d{3})|\d+/g)].map(([group]) => markup`<span>${group}</span>`)
    : number

/**
 * A whole HTML document with both sides of the card, without a script and without any other file. Its only style sheet
 * is the given one, which the policy of `offlineCardHeaders` allows.
 */
export function offlineCardDocument(card: OfflineCard, style: string): string {
  const { number, service, travel, others } = card
  const { html } = markup`<html lang="${card.locale}" data-brand="${card.brand}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no">
<title>${card.title} - ${card.portal}</title><style>${new Markup(style)}</style></head>
<body><main><p class="portal">${card.portal}</p><h1>${card.title}</h1><p>${card.notice}</p>
<section><dl><div class="number"><dt>${number.label}</dt><dd>${inGroups(number.value)}</dd></div>${card.facts.map(row)}</dl></section>
<section><h2>${service.label}</h2><p><a href="tel:+1${service.number}">${service.value}</a></p>
${travel.phones.length > 0 ? markup`<h2>${travel.title}</h2><dl>${travel.phones.map(callRow)}</dl>` : ''}
<h2>${others.title}</h2>${others.people.length > 0 ? markup`<dl>${others.people.map(row)}</dl>` : markup`<p>${others.nobody}</p>`}</section>
<p>${card.warning}</p><p><a href="">${card.retry}</a></p></main></body></html>`
  return `<!doctype html>${html}`
}

/** Headers of the document: it may run no script, load nothing, and has the one style sheet with this hash (SHA-256). */
export const offlineCardHeaders = (styleHash: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
})
