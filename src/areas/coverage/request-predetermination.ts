import type { Predetermination as Asked } from '~generated/forms/coverage/predetermination.ts'
import { keepInput } from '~/forms/unsent-input.ts'
import { useOpenPage } from '~/platform/pages/navigation.tsx'

/** The key under which the entered values are kept until the form has been sent. */
export const FORM = 'before a treatment'

/**
 * Opens the form for asking about a treatment, with these values filled in. The values are passed in memory, so that
 * they are never part of a URL.
 */
export function useRequestPredetermination(): (treatment: Partial<Asked>) => void {
  const openPage = useOpenPage()
  return (treatment) => {
    keepInput(FORM, treatment)
    void openPage('coverage.predetermination-new')
  }
}
