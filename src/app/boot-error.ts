import type { Catalogue } from '~/platform/i18n/catalogues.ts'
import { LOCALES } from '~/platform/i18n/locale.ts'

/**
 * Shown when not even the configuration could be read: no language is known, so it is said in both (D-81). Nothing more can be fetched, so this
 * one catalogue is not: its two languages are compiled into the first script, where the sentences are as any other's to read and to check.
 */
const catalogues = import.meta.glob<Catalogue>('../../i18n/*/start-failure.json', { eager: true, import: 'default' })

/** These sentences mention nothing: each is one piece of text. */
function say(locale: string, id: 'start-failure.title' | 'start-failure.text' | 'start-failure.reload'): string {
  const [piece] = catalogues[`../../i18n/${locale}/start-failure.json`]?.[id] ?? []
  return piece && 'value' in piece ? piece.value : ''
}

/** Replaces the page with a bilingual message, built node by node: server text and markup from strings have no place here. */
export function showBootError(root: HTMLElement): void {
  const main = document.createElement('main')
  main.className = 'start-failure'
  for (const locale of LOCALES) {
    const section = document.createElement('section')
    section.lang = locale
    const heading = document.createElement('h1')
    heading.textContent = say(locale, 'start-failure.title')
    const paragraph = document.createElement('p')
    paragraph.textContent = say(locale, 'start-failure.text')
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = say(locale, 'start-failure.reload')
    button.addEventListener('click', () => location.reload())
    section.append(heading, paragraph, button)
    main.append(section)
  }
  root.replaceChildren(main)
}
