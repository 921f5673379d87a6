import { useSyncExternalStore } from 'react'
import type { ClaimItems } from '~generated/forms/claim/claim-items.ts'
import { fieldId } from '~/forms/form-texts.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/domain/participants.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { usePageModal } from '~/platform/stores/page-modal.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { getDraft, setDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, setUnsavedAnswers } from '~/wizard/engine.ts'
import type { ClaimSteps, PanelProps, StepContext, SummaryCard } from '../wizard/step-definition.ts'
import { itemKey, manualItems } from '../model/expenses.ts'
import { participantOptions } from '../model/options.ts'
import { recordRealTimeStart } from '../model/real-time.ts'
import { coordinationItems, totalCards } from './shared/summary-cards.tsx'

const STEP = 'claim-items'

function countItems(): number {
  const data: Partial<ClaimItems> | undefined = currentAnswers(getDraft(memberId()), STEP)
  return data?.items?.length ?? 0
}

/**
 * Button that removes all expenses. It asks for confirmation, because they exist only in the draft (CLAIM-39). Each
 * line also has a button that removes only that line.
 */
function ClearItems({ onRestart }: PanelProps) {
  const text = useText()
  const count = useSyncExternalStore(subscribeDraft, countItems)
  const question = usePageModal('clear-items')
  function clear() {
    const id = memberId()
    question.close()
    setDraft(id, setUnsavedAnswers(getDraft(id), STEP, {}))
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

const participants = ({ data, text }: StepContext) =>
  participantOptions(data.participants, data.cardholder?.participantId, text)

/**
 * A card for each expense, as the member described it. The card of a disability claim describes the event, which has no
 * cost.
 */
function itemCards(view: StepContext): readonly SummaryCard[] {
  const { answers, data, text } = view
  const people = new Map(data.participants.map((person) => [person.participantId, fullName(person, text.locale)]))
  return manualItems(answers).map((item, index, all) => ({
    title: item.whatIsClaimFor ?? text('page.claims.claim-details'),
    items: [
      {
        id: 'person',
        label: text('form.claimItems.items.participant.label'),
        value: people.get(item.participant ?? ''),
      },
      {
        id: 'date',
        label: text(
          item.amountPaid ? 'form.claimItems.items.dateOfService.label' : 'form.claimEvent.dateOfService.label',
        ),
        value: text.date(item.dateOfService ?? ''),
      },
      ...(item.specify
        ? [{ id: 'specify', label: text('form.claimItems.items.specify.label'), value: item.specify }]
        : []),
      ...(item.amountPaid
        ? [
            {
              id: 'amount',
              label: text('form.claimDetails.lines.amountPaid.label'),
              value: text.money(item.amountPaid),
            },
          ]
        : []),
      ...coordinationItems(itemKey(all, index), view),
    ],
  }))
}

export const steps = {
  'claim-items': {
    options: { participants },
    beforeSave: recordRealTimeStart,
    Panel: ClearItems,
    summary: (view) => [...itemCards(view), ...totalCards('claim-items', view)],
  },
  'claim-event': {
    // If the plan has only one person, the participant is filled in.
    initial: (
      before,
      {
        data: {
          participants: [only, ...others],
        },
      },
    ) => ({
      ...(only && others.length === 0 && { participant: only.participantId }),
      ...before,
    }),
    options: { participants },
    beforeSave: recordRealTimeStart,
    summary: itemCards,
  },
} satisfies ClaimSteps
