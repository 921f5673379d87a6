import { createContext, use } from 'react'

/** Things any page may start and one area owns: the app joins them, so that areas need not know each other (architecture.md, Arrows). */
export interface PortalActions {
  /** checks the banking details, then opens the claim wizard (GUARD-18), at a type of claim where one is meant */
  readonly openSubmitClaim: (claimType?: string) => Promise<void>
}
export const PortalActionsContext = createContext<PortalActions | undefined>(undefined)

export function usePortalActions(): PortalActions {
  const actions = use(PortalActionsContext)
  if (!actions) throw new Error('usePortalActions outside the member shell')
  return actions
}
