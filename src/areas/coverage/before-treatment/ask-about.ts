import type { Predetermination as Asked } from '~generated/forms/coverage/predetermination.ts'
import { keepInput } from '~/forms/unsent-input.ts'
import { useOpenPage } from '~/platform/pages/navigation.tsx'

/** Under this name the form keeps what was entered until it is sent. */
export const FORM = 'before a treatment'

/** Opens the form with a treatment filled in. It travels in memory, so that no address holds it. */
export function useAskAbout(): (treatment: Partial<Asked>) => void {
  const openPage = useOpenPage()
  return (treatment) => {
    keepInput(FORM, treatment)
    void openPage('coverage.predetermination-new')
  }
}
