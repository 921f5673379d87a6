import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { OutcomePage } from '~/ui/page/outcome-page.tsx'
import { StatementsLink } from '../../statements-link.tsx'
import { useReturn } from '../../use-return.ts'

/** Where the provider brings the member back to: finds out what became of the payment, and goes on to the page that says so (PAY-10, D-144). */
export function Component() {
  const text = useText()
  const { state, isBusy, again } = useReturn()
  if (state === 'none')
    return (
      <OutcomePage
        id="premiums.card-payment"
        tone="neutral"
        title={text('premiums.return.none.title')}
        lead={text('premiums.return.none.text')}
        actions={
          <PageLink to="premiums.one-time-payment" className={buttonClass()}>
            {text('premiums.to-payment')}
          </PageLink>
        }
      />
    )
  if (state === 'unsure')
    return (
      <OutcomePage
        id="premiums.card-payment"
        tone="warn"
        title={text('premiums.return.unsure.title')}
        lead={text('premiums.return.unsure.text')}
        actions={
          <>
            <Button busy={isBusy} onClick={again}>
              {text('premiums.return.check')}
            </Button>
            <StatementsLink />
          </>
        }
      />
    )
  return <OutcomePage id="premiums.card-payment" tone="info" lead={text('premiums.return.wait')} />
}
