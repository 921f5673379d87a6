import type { ReactNode } from 'react'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { lastDigits } from '~/domain/bank-account.ts'
import { formatPhone, fullName } from '~/domain/participants.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { CLAIM_PAUSED, pausedClaimStore } from '../start/paused-claim-store.ts'
import type { StepData } from '../wizard/step-data.ts'
import type { ClaimSteps, PanelProps } from '../wizard/step-definition.ts'

/** The address to which the insurer writes to the member. */
function addressOf({ contactInfo }: Pick<StepData, 'contactInfo'>): string {
  const address = contactInfo?.address
  const code = (address?.postalCode ?? address?.zipCode)?.replace(' ', '\u00A0')
  const place = [address?.city, address?.province ?? address?.state, code].filter(Boolean).join(' ')
  return [address?.addressLine1, address?.addressLine2, place].filter(Boolean).join(', ')
}

/** The way in which the insurer pays the member. The account number is masked. */
const paymentOf = ({ banking }: Pick<StepData, 'banking'>, text: Text): string =>
  banking ? text('claims.verify.account', { digits: lastDigits(banking.account) }) : text('claims.verify.no-account')

/** Identity, address and bank account on file, each with a link to change it (CLAIM-74, D-155). */
function OnFile({ data }: PanelProps) {
  const text = useText()
  const { cardholder, contactInfo } = data
  const { updateMemberProfile, updateBanking, banking: hasBanking } = usePolicy()
  const paidAt = updateBanking
    ? 'account.direct-deposit-edit'
    : hasBanking
      ? 'account.direct-deposit'
      : 'support.contact-us'
  return (
    <Stack gap="l">
      <Card
        title={text('claims.verify.you')}
        action={<EditOnFileLink to="support.contact-us">{text('claims.verify.mend.you')}</EditOnFileLink>}
      >
        <DefinitionList
          items={[
            { id: 'name', label: text('claims.verify.name'), value: fullName(cardholder ?? {}, text.locale) },
            { id: 'policy', label: text('claims.verify.policy'), value: cardholder?.policyNumber },
            { id: 'certificate', label: text('claims.verify.certificate'), value: cardholder?.idNumber },
          ]}
        />
      </Card>
      <Card
        title={text('claims.verify.reach')}
        action={
          <EditOnFileLink to={updateMemberProfile ? 'account.change-address' : 'support.contact-us'}>
            {text('claims.verify.mend.reach')}
          </EditOnFileLink>
        }
      >
        <DefinitionList
          items={[
            { id: 'address', label: text('claims.verify.address'), value: addressOf(data) },
            ...(contactInfo?.phoneNumber
              ? [{ id: 'phone', label: text('claims.verify.phone'), value: formatPhone(contactInfo.phoneNumber) }]
              : []),
          ]}
        />
      </Card>
      <Card
        title={text('claims.verify.paid')}
        action={<EditOnFileLink to={paidAt}>{text('claims.verify.mend.paid')}</EditOnFileLink>}
      >
        <p>{paymentOf(data, text)}</p>
      </Card>
    </Stack>
  )
}

interface EditOnFileLinkProps {
  readonly to:
    | 'account.change-address'
    | 'account.direct-deposit'
    | 'account.direct-deposit-edit'
    | 'support.contact-us'
  readonly children: ReactNode
}

/** A link from a claim to a page that changes data on file; it pauses the claim. */
const EditOnFileLink = ({ to, children }: EditOnFileLinkProps) => (
  <PageLink to={to} state={CLAIM_PAUSED} onClick={() => pausedClaimStore.set(true)}>
    {children}
  </PageLink>
)

export const steps = {
  'verify-information': {
    Panel: OnFile,
    summary: ({ data, text }) => [
      {
        title: text('claims.verify.on-file'),
        items: [
          { id: 'name', label: text('claims.verify.name'), value: fullName(data.cardholder ?? {}, text.locale) },
          { id: 'address', label: text('claims.verify.address'), value: addressOf(data) },
          { id: 'paid', label: text('claims.verify.paid'), value: paymentOf(data, text) },
        ],
      },
    ],
  },
} satisfies ClaimSteps
