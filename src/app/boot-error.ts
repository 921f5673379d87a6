import type { Catalogue } from '~/platform/i18n/catalogues.ts'
import { LOCALES } from '~/platform/i18n/locale.ts'

/**
 * Messages in both languages for a failure to load the configuration, because the member's language is not known at
 * that point (D-81). No more files can be fetched then, so the first script contains these messages.
 */
const catalogues = import.meta.glob<Catalogue>('../../i18n/*/start-failure.json', { eager: true, import: 'default' })

/** These messages have no arguments: each is one piece of text. */
function say(locale: string, id: 'start-failure.title' | 'start-failure.text' | 'start-failure.reload'): string {
  const [piece] = catalogues[`../../i18n/${locale}/start-failure.json`]?.[id] ?? []
  return piece && 'value' in piece ? piece.value : ''
}

/**
 * Replaces the page with a bilingual message. It creates DOM nodes and never parses markup from strings, so that no
 * text can inject HTML.
 */
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
