import { getPremiumPaymentMethodQuery, useGetPremiumPaymentMethod } from '~generated/member/queries/premiums.ts'
import { useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { ChangeMethod } from './change-method.tsx'
import { MethodOnFile } from './method-on-file.tsx'

export const queries = () => [getPremiumPaymentMethodQuery()]

/** How premiums are paid each month: what is on file, and another way (F-21, PAY-06). */
export function Component() {
  const text = useText()
  return (
    <Wrap narrow>
      <Page id="premiums.payment-method" lead={text('premiums.method.lead')}>
        <Method />
      </Page>
    </Wrap>
  )
}

function Method() {
  const { data } = useGetPremiumPaymentMethod()
  const [mode, setMode] = useState<'start' | 'change' | 'back'>('start')
  if (mode === 'change') return <ChangeMethod current={data} onDone={() => setMode('back')} />
  return <MethodOnFile method={data} isBack={mode === 'back'} onChange={() => setMode('change')} />
}
