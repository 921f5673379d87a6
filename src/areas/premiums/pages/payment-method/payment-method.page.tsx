import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Wrap } from '~/ui/layout/layout.tsx'
import { Page } from '~/ui/page/page.tsx'
import { premiums } from '../../api.ts'
import { ChangeMethod } from './change-method.tsx'
import { MethodOnFile } from './method-on-file.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  prefetch(premiums.method(id))
}

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
  const { data } = useSuspenseQuery(premiums.method(memberId()))
  const [mode, setMode] = useState<'start' | 'change' | 'back'>('start')
  if (mode === 'change') return <ChangeMethod current={data} onDone={() => setMode('back')} />
  return <MethodOnFile method={data} isBack={mode === 'back'} onChange={() => setMode('change')} />
}
