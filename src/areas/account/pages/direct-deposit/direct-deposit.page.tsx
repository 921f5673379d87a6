import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { usePolicy } from '~/platform/policy/use-policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { buttonClass } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { account } from '../../api.ts'

/** As many digits as tell one's accounts apart, no more (D-62, trust.md). */
const SHOWN_DIGITS = 4

export function warm({ memberId: id }: { memberId: string }): void {
  void queryClient.prefetchQuery(account.banking(id))
}

/** Where claims are paid, masked; changed online or, with some plans, on paper (D-61). */
export function Component() {
  const text = useText()
  return (
    <Page id="account.direct-deposit" lead={text('direct-deposit.lead')}>
      <OnFile />
    </Page>
  )
}

function OnFile() {
  const text = useText()
  const { updateBanking } = usePolicy()
  const { data } = useSuspenseQuery(account.banking(memberId()))
  return (
    <Stack gap="l">
      <Card title={text('direct-deposit.on-file')}>
        {data ? (
          <DefinitionList
            items={[
              { id: 'branch', label: text('direct-deposit.branch'), value: data.branch },
              { id: 'bank', label: text('direct-deposit.bank'), value: data.bank },
              { id: 'account', label: text('direct-deposit.account'), value: text('direct-deposit.masked', { digits: data.account.slice(-SHOWN_DIGITS) }) },
            ]}
          />
        ) : (
          <p>{text('direct-deposit.none')}</p>
        )}
      </Card>
      {updateBanking ? (
        <div>
          <PageLink to="account.direct-deposit-edit" className={buttonClass()}>
            {data ? text('direct-deposit.change') : text('direct-deposit.set-up')}
          </PageLink>
        </div>
      ) : (
        <p>{text('direct-deposit.paper')}</p>
      )}
    </Stack>
  )
}
