import { useEffect, useRef } from 'react'
import type { PremiumPaymentMethod } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/page-link.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button, buttonClass } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { methodItems } from './method-items.ts'

interface MethodOnFileProps {
  method: PremiumPaymentMethod | null
  /** coming back from a change, the focus must be somewhere */
  isBack: boolean
  onChange: () => void
}

export function MethodOnFile({ method, isBack, onChange }: MethodOnFileProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBack) heading.current?.focus()
  }, [isBack])
  return (
    <Stack gap="l">
      <Card>
        <Stack gap="m">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {text('premiums.method.on-file')}
          </Heading>
          {method ? <DefinitionList items={methodItems(method, 'masked', text)} /> : <p>{text('premiums.method.none')}</p>}
        </Stack>
      </Card>
      <Actions>
        <Button onClick={onChange}>{method ? text('premiums.method.change') : text('premiums.method.set-up')}</Button>
        <PageLink to="premiums.one-time-payment" className={buttonClass({ variant: 'quiet' })}>
          {text('premiums.to-payment')}
        </PageLink>
      </Actions>
    </Stack>
  )
}
