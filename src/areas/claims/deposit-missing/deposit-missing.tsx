import { useNavigate } from 'react-router'
import { clearError } from '~/platform/errors/error-store.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { useStore } from '~/platform/store/store.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { claims } from '../api.ts'
import { depositMissingStore } from './deposit-missing-store.ts'

/** iOS opens a window only at the very moment of a tap: it is opened first and then pointed at the form (GUARD-28). */
const needsWindowFirst = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent)

/** Direct deposit is missing for a claim: set it up, or take the paper form (GUARD-21..28). */
export function DepositMissing() {
  const text = useText()
  const navigate = useNavigate()
  const href = usePageHref()
  const { updateBanking } = usePolicy()
  const isOpen = useStore(depositMissingStore)
  if (!isOpen) return null
  const close = () => depositMissingStore.set(false)

  async function download() {
    const early = needsWindowFirst() ? window.open('', '_blank') : null
    try {
      const form = await queryClient.fetchQuery(claims.depositForm(memberId()))
      const url = form.url.replace(/^http:/, 'https:')
      if (early) early.location.assign(url)
      else window.open(url, '_blank', 'noopener,noreferrer')
      clearError()
      close()
    } catch {
      early?.close() // the query cache shows the formLoading error (D-60)
    }
  }

  return (
    <Dialog
      open
      tone="warn"
      title={text('deposit-missing.title')}
      onClose={close}
      footer={
        updateBanking ? (
          <>
            <Button
              onClick={() => {
                close()
                void navigate(href('account.direct-deposit'))
              }}
            >
              {text('deposit-missing.set-up')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {text('deposit-missing.later')}
            </Button>
          </>
        ) : (
          <>
            <Button icon="download" onClick={() => void download()}>
              {text('deposit-missing.download')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {text('deposit-missing.ok')}
            </Button>
          </>
        )
      }
    >
      <p>{updateBanking ? text('deposit-missing.text') : text('deposit-missing.text-paper')}</p>
    </Dialog>
  )
}
