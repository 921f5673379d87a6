/**
 * Opens all disclosures while a page is printed, and closes them afterwards. Browsers that support `::details-content`
 * do not need this, because src/ui/base.css opens the disclosures there. Importing this file registers its listeners.
 * Pages load it in the background.
 */
let closes: (() => void)[] = []

addEventListener('beforeprint', () => {
  closes = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].map((part) => {
    const { name } = part
    part.name = '' // of several disclosures with one name attribute, the browser leaves only one open
    part.open = true
    return () => Object.assign(part, { open: false, name })
  })
})

addEventListener('afterprint', () => {
  for (const close of closes) close()
  closes = []
})
