import { useEffect, useSyncExternalStore } from 'react'
import { formatDate } from '~/platform/dates/date8.ts'
import { describeError } from '~/platform/errors/describe-error.ts'
import { clearError, showError } from '~/platform/errors/error-store.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney, sumMoney, toCents } from '~/platform/money/money.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList, type DefinitionItem } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { draftOf, subscribeDraft } from '~/wizard/draft-store.ts'
import type { ClaimAnswers } from '../model/answers.ts'
import { choiceOf, hsaLines } from '../model/hsa-services.ts'
import type { PanelProps } from './panel.ts'

/** No balance is a balance of zero (ACCTS-02). */
const balanceOf = ({ hsaBalance }: PanelProps['data']): string => hsaBalance?.balance ?? '0.00'

/** What the account has left, and what either answer means, with an example. */
export function QuestionPanel({ data }: PanelProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('claims.hsa.what')}>
        {text('claims.hsa.example')}
      </AlertBox>
      <Balance data={data} />
      {balanceOf(data) === '0.00' && <p>{text('claims.hsa.empty')}</p>}
    </Stack>
  )
}

/** What the account has left, beside the services it can pay; or that there are none (CLAIM-65, D-88). */
export function ServicesPanel(props: PanelProps) {
  return props.data.hsaEligible.length > 0 ? <Balance data={props.data} /> : <NoneFound {...props} />
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

/** What is asked, as it is typed, beside what the account has left; more than that is explained and may be sent. */
export function PaymentPanel({ data, answers }: PanelProps) {
  const text = useText()
  const draft = useSyncExternalStore(subscribeDraft, () => draftOf(memberId()))
  const typed: ClaimAnswers = draft.typed
  const asked = sumMoney(hsaLines(answers, data.hsaEligible, typed['hsa-payment'] ?? answers['hsa-payment']).map(({ amountPaid }) => amountPaid))
  const date = choiceOf(answers)?.hsaClaimDate
  return (
    <Stack gap="l">
      <Balance
        data={data}
        more={[
          { id: 'asked', label: text('claims.hsa.asked'), value: formatMoney(asked, text.locale) },
          ...(date ? [{ id: 'date', label: text('claims.hsa.date'), value: formatDate(date, text.locale) }] : []),
        ]}
      />
      {toCents(asked) > toCents(balanceOf(data)) && (
        <AlertBox tone="info" title={text('claims.hsa.more.title')} live>
          {text('claims.hsa.more')}
        </AlertBox>
      )}
    </Stack>
  )
}

function Balance({ data, more }: Pick<PanelProps, 'data'> & { more?: readonly DefinitionItem[] }) {
  const text = useText()
  return (
    <Card>
      <DefinitionList
        items={[{ id: 'balance', label: text('claims.hsa.balance'), value: <strong>{formatMoney(balanceOf(data), text.locale)}</strong> }, ...(more ?? [])]}
      />
    </Card>
  )
}
