import type { ReactNode } from 'react'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { MENDING, mendingStore } from './mending-store.ts'

interface MendLinkProps {
  readonly to: 'account.change-address' | 'account.direct-deposit' | 'account.direct-deposit-edit' | 'support.contact-us'
  readonly children: ReactNode
}

/** Leads from a claim to where something on file is changed; the claim waits. */
export const MendLink = ({ to, children }: MendLinkProps) => (
  <PageLink to={to} state={MENDING} onClick={() => mendingStore.set(true)}>
    {children}
  </PageLink>
)
