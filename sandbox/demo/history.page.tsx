import { useState } from 'react'
import { currentLocale } from '../../src/platform/i18n/locale.ts'
import { Button } from '../../src/ui/button.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { TextInput } from '../../src/ui/field/text-inputs.tsx'
import { Stack } from '../../src/ui/layout.tsx'
import { Page } from '../../src/components/page.tsx'
import { ChooseMember } from './choose-member.tsx'
import { control, openAs, type PersonaEntry } from './control.ts'
import { useLoaded } from './use-loaded.ts'
import { messageOf } from './message-of.ts'

/** The page on which a tester gives a member a claim history of any size. */
function DemoHistoryPage() {
  const { data, failure } = useLoaded(control.personas)
  return (
    <Page id="demo.history" lead="The history page of a member with as many claim lines as you like, up to 50,000.">
      {failure && <p role="alert">{failure}</p>}
      {data && <SizeForm {...data} />}
    </Page>
  )
}

export { DemoHistoryPage as Component }

function SizeForm({ personas, password }: { personas: readonly PersonaEntry[]; password: string }) {
  const [key, setKey] = useState('default')
  const [lines, setLines] = useState('1000')
  const [trouble, setTrouble] = useState<string>()
  const show = async () => {
    const { login, variation } = personas.find((each) => each.key === key)!
    await control.vary(login, {
      ...variation,
      historyLines: Number(lines),
      policy: { ...variation.policy, maaxClaims: true },
    })
    await openAs(login, password, 'history.combined', currentLocale())
  }
  return (
    <Stack gap="m">
      <ChooseMember personas={personas} value={key} onChange={setKey} />
      <Field id="lines" label="Claim lines" error={trouble}>
        {(aria) => <TextInput {...aria} inputMode="numeric" width="s" value={lines} onChange={setLines} />}
      </Field>
      <div>
        <Button onClick={() => void show().catch((error: unknown) => setTrouble(messageOf(error)))}>
          Show this history
        </Button>
      </div>
    </Stack>
  )
}
