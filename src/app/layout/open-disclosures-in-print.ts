/**
 * Opens all disclosures while a page is printed, and closes them afterwards. It is for browsers that do not know
 * `::details-content`, with which src/ui/base.css does the same. Importing it is enough; no page waits for it.
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
