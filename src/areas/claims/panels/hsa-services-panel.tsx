import { useEffect } from 'react'
import { describeError } from '~/platform/errors/describe-error.ts'
import { clearError, showError } from '~/platform/errors/error-store.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { HsaBalance } from './hsa-balance.tsx'
import type { PanelProps } from './panel.ts'

/** What the account has left, beside the services it can pay; or that there are none (CLAIM-65, D-88). */
export function Panel(props: PanelProps) {
  return props.data.hsaEligible.length > 0 ? <HsaBalance data={props.data} /> : <NoneFound {...props} />
}

function NoneFound({ onEdit }: PanelProps) {
  const text = useText()
  const { title, body } = describeError(noClaimsFound, text)
  useEffect(() => {
    showError(noClaimsFound)
    return clearError
  }, [])
  return (
    <AlertBox tone="info" title={title} live>
      <Stack gap="s">
        <p>{body}</p>
        <div>
          <Button variant="quiet" onClick={() => onEdit('claim-type')}>
            {text('claims.hsa.another-type')}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}

/** An answer without content has this name in the catalogue (ERR-14, ERR-29). */
const noClaimsFound = new PortalError({ kind: 'not-found', catalogue: 'no-claims-found', status: 204 })
