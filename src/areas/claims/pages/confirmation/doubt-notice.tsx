import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import type { Doubt } from '../../submission/use-submit-claim.ts'

/** What is known when the connection died on the way (forms.md, Submission). */
export function DoubtNotice({ doubt, onCheck }: { doubt: Doubt | undefined; onCheck: () => void }) {
  const text = useText()
  if (doubt === 'may-have-arrived') {
    return (
      <AlertBox tone="warn" title={text('claims.doubt.title')} live>
        <Stack gap="s">
          <p>{text('claims.doubt.text')}</p>
          <div>
            <Button variant="quiet" onClick={onCheck}>
              {text('claims.doubt.check')}
            </Button>
          </div>
        </Stack>
      </AlertBox>
    )
  }
  if (doubt === 'not-received') {
    return (
      <AlertBox tone="info" title={text('claims.not-received.title')} live>
        {text('claims.not-received.text')}
      </AlertBox>
    )
  }
  return null
}
