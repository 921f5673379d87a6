// Shown when not even the configuration could be read: no catalogue, no language, so both (D-81).
const SENTENCES = [
  {
    lang: 'en',
    title: 'The portal could not start',
    text: 'Check your internet connection, then reload this page. If it still does not work, try again in a few minutes.',
    action: 'Reload',
  },
  {
    lang: 'fr',
    title: 'Le portail n’a pas pu démarrer',
    text: 'Vérifiez votre connexion Internet, puis rechargez cette page. Si le problème persiste, réessayez dans quelques minutes.',
    action: 'Recharger',
  },
] as const

/** Replaces the page with a bilingual message, built node by node: server text and markup from strings have no place here. */
export function showStartFailure(root: HTMLElement): void {
  const main = document.createElement('main')
  main.className = 'start-failure'
  for (const { lang, title, text, action } of SENTENCES) {
    const section = document.createElement('section')
    section.lang = lang
    const heading = document.createElement('h1')
    heading.textContent = title
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = action
    button.addEventListener('click', () => location.reload())
    section.append(heading, paragraph, button)
    main.append(section)
  }
  root.replaceChildren(main)
}
