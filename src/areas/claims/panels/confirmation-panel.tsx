import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Agreement } from './agreement-panel.tsx'
import type { PanelProps } from './panel.ts'

/** The agreement before sending, and what is known when the connection died on the way (D-155, forms.md). */
export function ConfirmationPanel({ data, submission: { doubt, check } }: PanelProps) {
  const text = useText()
  return (
    <Stack gap="l">
      {doubt === 'may-have-arrived' && (
        <AlertBox tone="warn" title={text('claims.doubt.title')} live>
          <Stack gap="s">
            <p>{text('claims.doubt.text')}</p>
            <div>
              <Button variant="quiet" onClick={() => void check()}>
                {text('claims.doubt.check')}
              </Button>
            </div>
          </Stack>
        </AlertBox>
      )}
      {doubt === 'not-received' && (
        <AlertBox tone="info" title={text('claims.not-received.title')} live>
          {text('claims.not-received.text')}
        </AlertBox>
      )}
      <Agreement terms={data.claimTerms} />
    </Stack>
  )
}
