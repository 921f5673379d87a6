import { useSyncExternalStore } from 'react'
import type { ClaimItems } from '~generated/forms/claim/claim-items.ts'
import { fieldId } from '~/forms/texts.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/member-id.ts'
import { usePageModal } from '~/platform/shell/shell-stores.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { draftOf, keepDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import { dataOf, type } from '~/wizard/engine.ts'
import type { PanelProps } from './panel.ts'

const STEP = 'claim-items'

function countItems(): number {
  const data: Partial<ClaimItems> | undefined = dataOf(draftOf(memberId()), STEP)
  return data?.items?.length ?? 0
}

/** Takes back all expenses at once, after a question: they are only here, nothing has been sent (CLAIM-39). A single line has its own button. */
export function Panel({ onRestart }: PanelProps) {
  const text = useText()
  const count = useSyncExternalStore(subscribeDraft, countItems)
  const question = usePageModal('clear-items')
  function clear() {
    const id = memberId()
    question.close()
    keepDraft(id, type(draftOf(id), STEP, {}))
    onRestart()
    announce(text('claims.items.cleared'))
    requestAnimationFrame(() => document.getElementById(fieldId('claimItems', ['items']))?.focus())
  }
  if (count < 2) return null
  return (
    <div>
      <Button variant="quiet" icon="trash" onClick={question.open}>
        {text('claims.items.clear')}
      </Button>
      <Dialog
        open={question.isOpen}
        tone="warn"
        title={text('claims.items.clear.title')}
        onClose={question.close}
        footer={
          <>
            <Button onClick={question.close}>{text('claims.items.clear.keep')}</Button>
            <Button variant="danger" onClick={clear}>
              {text('claims.items.clear')}
            </Button>
          </>
        }
      >
        <p>{text('claims.items.clear.text', { count })}</p>
      </Dialog>
    </div>
  )
}
