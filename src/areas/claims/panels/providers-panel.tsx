import { useEffect } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { memberId } from '~/platform/session/member-id.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { draftOf, keepDraft } from '~/wizard/draft-store.ts'
import { type } from '~/wizard/engine.ts'
import type { PanelProps } from './panel.ts'

/** How many were found, and the way on for a provider who is not among them (CLAIM-22, CLAIM-23). */
export function Panel({ data, answers, onEdit }: PanelProps) {
  const text = useText()
  const found = text('claims.providers.found', { count: data.providers.length })
  useEffect(() => announce(found), [found])
  function enterByHand() {
    const id = memberId()
    keepDraft(id, type(draftOf(id), 'provider-search', { ...answers['provider-search'], how: 'manual' }))
    onEdit('provider-search')
  }
  return (
    <Stack gap="m">
      <p>{found}</p>
      <div>
        <Button variant="quiet" onClick={enterByHand}>
          {text('claims.providers.by-hand')}
        </Button>
      </div>
    </Stack>
  )
}
