import {
  getCardholderDetailsQuery,
  getContactInfoDetailsQuery,
  useGetCardholderDetails,
  useGetContactInfoDetails,
} from '~generated/member/queries/account.ts'
import { type ReactNode, Suspense } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { formatPhone, fullName } from '~/domain/participants.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { AddressLines } from '../contact-card.tsx'

export const queries = () => [getCardholderDetailsQuery(), getContactInfoDetailsQuery()]

/** The member's identity and contact details. Each of the two parts loads and fails independently (R-046, ACCT-02). */
function AccountPersonalInformationPage() {
  const text = useText()
  const { updateMemberProfile } = usePolicy()
  const isShown = useQueriesSettled(queries())
  return (
    <Page id="account.personal-information" lead={text('account.info.lead')}>
      <Stack gap="l">
        {!updateMemberProfile && <AlertBox tone="info">{text('account.info.read-only')}</AlertBox>}
        {isShown ? (
          <>
            <Part title={text('account.info.you')}>
              <You />
            </Part>
            <Part title={text('account.info.reach')}>
              <Reach />
            </Part>
          </>
        ) : (
          <PageSkeleton />
        )}
      </Stack>
    </Page>
  )
}

export { AccountPersonalInformationPage as Component }

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card title={title}>
    <SectionBoundary>
      <Suspense fallback={<PageSkeleton shape="lines" count={3} />}>{children}</Suspense>
    </SectionBoundary>
  </Card>
)

/** A member's language from a code or a name in any case: `EN`, `fr-CA`, `French`. Undefined for any other text. */
export const languageOf = (value: string): 'EN' | 'FR' | undefined =>
  /^\s*f/i.test(value) ? 'FR' : /^\s*(?:e|ang)/i.test(value) ? 'EN' : undefined

function You() {
  const text = useText()
  const { data } = useGetCardholderDetails()
  const language = languageOf(data.preferredLanguage)
  return (
    <DefinitionList
      items={[
        {
          id: 'name',
          label: text('account.info.name'),
          value: fullName(data, text.locale),
          action: (
            <PageLink to="support.contact-us">
              <AccessibleLabel visible={text('account.info.correct')} full={text('account.info.correct-name')} />
            </PageLink>
          ),
        },
        { id: 'policy', label: text('account.info.policy'), value: data.policyNumber },
        { id: 'certificate', label: text('account.info.certificate'), value: data.idNumber },
        {
          id: 'language',
          label: text('account.info.language'),
          value: language ? text(`account.info.language.${language}`) : data.preferredLanguage,
          action: <Edit to="account.change-language" whole={text('account.info.edit-language')} />,
        },
      ]}
    />
  )
}

function Reach() {
  const text = useText()
  const { updateMemberProfile } = usePolicy()
  const { data } = useGetContactInfoDetails()
  return (
    <DefinitionList
      items={[
        {
          id: 'address',
          label: text('account.info.address'),
          value: <AddressLines address={data.address} />,
          action: updateMemberProfile && <Edit to="account.change-address" whole={text('account.info.edit-address')} />,
        },
        {
          id: 'phone',
          label: text('account.info.phone'),
          value: data.phoneNumber ? formatPhone(data.phoneNumber) : text('account.info.no-phone'),
        },
        {
          id: 'login',
          label: text('account.info.login'),
          value: memberId(),
          action: updateMemberProfile && <Edit to="account.change-email" whole={text('account.info.edit-email')} />,
        },
      ]}
    />
  )
}

/** An "Edit" link. For screen readers its name also says which details it edits. */
function Edit({
  to,
  whole,
}: {
  to: 'account.change-language' | 'account.change-address' | 'account.change-email'
  whole: string
}) {
  const text = useText()
  return (
    <PageLink to={to}>
      <AccessibleLabel visible={text('account.info.edit')} full={whole} />
    </PageLink>
  )
}
