import { useSyncExternalStore } from 'react'
import type { ClaimItems } from '~generated/forms/claim/claim-items.ts'
import { fieldId } from '~/forms/form-texts.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { namesById } from '~/domain/participants.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { usePageModal } from '~/platform/stores/page-modal.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { getDraft, setDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import { currentAnswers, setUnsavedAnswers } from '~/wizard/engine.ts'
import type { ClaimSteps, PanelProps, StepContext, SummaryCard } from '../wizard/step-definition.ts'
import { beforeBirth, itemKey, manualItems } from '../model/expenses.ts'
import { participantOptions } from '../model/options.ts'
import { recordRealTimeStart } from '../model/real-time.ts'
import { fromReceipt } from '../receipt-photo/from-receipt.tsx'
import { coordinationItems, lineItem, totalCards } from './shared/summary-cards.tsx'

const STEP = 'claim-items'

function countItems(): number {
  const data: Partial<ClaimItems> | undefined = currentAnswers(getDraft(memberId()), STEP)
  return data?.items?.length ?? 0
}

/**
 * Button that removes all expenses. A dialog asks for confirmation, because the expenses exist only in the draft
 * (CLAIM-39). Each expense also has a button that removes only that expense.
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
 * A line of the summary for each expense, as the member described it. A disability claim has the person and the date of
 * the event, which has no cost.
 */
function itemCards(view: StepContext): readonly SummaryCard[] {
  const { answers, data, text } = view
  const people = namesById(data.participants, text.locale)
  return manualItems(answers).map((item, index, all) => {
    const title = item.whatIsClaimFor ?? text('page.claims.claim-details')
    const person = people.get(item.participant ?? '')
    const date = text.date(item.dateOfService ?? '')
    const event = [
      { id: 'person', label: text('claims.summary.person'), value: person },
      { id: 'date', label: text('form.claimEvent.dateOfService.label'), value: date },
    ]
    return {
      title,
      items: item.amountPaid
        ? [
            lineItem(title, [item.specify, person, date, text.money(item.amountPaid)]),
            ...coordinationItems(itemKey(all, index), view),
          ]
        : event,
    }
  })
}

export const steps = {
  'claim-items': {
    options: { participants },
    // The receipts of a trip are rarely in Canadian dollars, so a travel claim asks for the currency (D-372).
    fields: ({ answers, text }) => {
      const isTravel = answers['claim-type']?.claimType === 'XX-TRAV'
      return {
        'items.dateOfService': { start: fromReceipt('dateOfService', 'items') },
        ...(isTravel && {
          'items.specify': { label: text('claims.items.currency'), hint: text('claims.items.currency.hint') },
        }),
        'items.amountPaid': {
          hint: isTravel ? text('claims.items.currency.amount') : undefined,
          start: fromReceipt('amountPaid', 'items'),
        },
      }
    },
    blockingError: beforeBirth,
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
    blockingError: beforeBirth,
    beforeSave: recordRealTimeStart,
    summary: itemCards,
  },
} satisfies ClaimSteps
