import { createContext, use } from 'react'

/** The words of the portal, given by the app: forms know message ids by convention, not the library that holds the sentences. */
export interface FormTexts {
  readonly locale: 'en' | 'fr'
  has: (id: string) => boolean
  text: (id: string, values?: Record<string, string | number>) => string
}

const Texts = createContext<FormTexts | undefined>(undefined)

/** `<FormTextsProvider value={...}>` stands once around the app. */
export const FormTextsProvider = Texts

export function useFormTexts(): FormTexts {
  const texts = use(Texts)
  if (!texts) throw new Error('A form outside FormTextsProvider')
  return texts
}
