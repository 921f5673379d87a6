import { useQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { policyQuery } from '~/platform/policy/policy.ts'
import { storage } from '~/platform/session/storage.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'

/** Why half of the portal is not there: what the member may do here could not be read, now or earlier in this tab, and nothing is allowed (D-16). */
export function PolicyMissing() {
  const text = useText()
  const { isError, data, isFetching, refetch } = useQuery(policyQuery())
  if (!isError || data || storage.readObject('securityPolicy')) return null
  return (
    <AlertBox tone="warn" title={text('shell.policy-missing.title')} live>
      <Stack gap="s">
        <p>{text('shell.policy-missing.text')}</p>
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {text('error.retry')}
        </Button>
      </Stack>
    </AlertBox>
  )
}
