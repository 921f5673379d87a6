import { useMemo, type ReactNode } from 'react'
import { FormTextsProvider } from '~/forms/form-texts.tsx'
import { useText } from '~/platform/i18n/text.tsx'

/** Provides messages to forms, which build message ids by convention and do not import the catalogues. */
export function FormMessages({ children }: { children: ReactNode }) {
  const text = useText()
  const words = useMemo(() => ({ locale: text.locale, has: text.has, text: text.dynamic }), [text])
  return <FormTextsProvider value={words}>{children}</FormTextsProvider>
}
