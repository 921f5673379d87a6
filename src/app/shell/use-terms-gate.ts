import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { currentSession } from '~/platform/session/session-store.ts'
import { useStore } from '~/platform/store/store.ts'
import { readTerms, termsStore } from '~/platform/policy/terms.ts'

/**
 * After a reload the terms are asked about again, beside the page and not before it: a page need not wait for an answer that is almost
 * always yes. Should it be no, the member goes to the gate after all (D-46).
 */
export function useTermsGate(): void {
  const navigate = useNavigate()
  const href = usePageHref()
  const isOpen = useStore(termsStore) === 'open'
  useEffect(() => {
    if (currentSession()) void readTerms()
  }, [])
  const gate = href('account.terms-accept')
  useEffect(() => {
    if (isOpen) void navigate(gate, { replace: true })
  }, [isOpen, gate, navigate])
}
