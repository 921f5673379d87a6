import { useEffect, useState } from 'react'
import { currentText } from '~/platform/i18n/text.tsx'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { hasMessage } from '~/platform/i18n/catalogues.ts'
import { Spinner } from '~/ui/spinner/spinner.tsx'
import css from './first-load.module.css'

/** The first page of a visit that takes longer than this shows that something is happening; before, it would only flicker. */
const PATIENCE_MS = 400

/** What is shown while the first page is on its way: entries of links ask a service before they know where to go. */
export function FirstLoad() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main aria-busy="true">
      {isLate && (
        <p role="status" className={css.late}>
          <Spinner size="large" />
          {hasMessage(currentLocale(), 'shell.loading') && <span>{currentText()('shell.loading')}</span>}
        </p>
      )}
    </main>
  )
}
