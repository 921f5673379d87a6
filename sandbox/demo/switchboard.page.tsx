import { useState } from 'react'
import type { SecurityPolicy } from '../../generated/member/model/index.ts'
import { currentLocale, type Locale } from '../../src/platform/i18n/locale.ts'
import { Button } from '../../src/ui/button.tsx'
import { Card, Cluster, Stack } from '../../src/ui/layout.tsx'
import { Field } from '../../src/ui/field/field.tsx'
import { Select } from '../../src/ui/field/select.tsx'
import { Page } from '../../src/ui/page/page.tsx'
import { Calls } from './calls.tsx'
import { ChooseMember } from './choose-member.tsx'
import { control, openAs, type OperationEntry, type PersonaEntry } from './control.ts'
import { PolicySwitches } from './policy-switches.tsx'
import { Rules } from './rules.tsx'
import { useLoaded } from './use-loaded.ts'
import type { Fault } from '../http/faults.ts'
import type { Variation } from '../store/variations.ts'
import { messageOf } from './message-of.ts'

const loadAll = async () => {
  const [{ password, personas }, operations, rules] = await Promise.all([control.personas(), control.operations(), control.faults()])
  return { password, personas, operations, rules }
}

/** The tester's switchboard: who, with which brand, flags and language, and what each operation answers. */
function DemoSwitchboardPage() {
  const { data, failure, reload } = useLoaded(loadAll)
  return (
    <Page id="demo.switchboard" lead="Choose a member and a situation, then open the portal in it. Only on the machine of a developer.">
      {failure && <p role="alert">{failure}</p>}
      {data && <Switchboard {...data} reload={reload} />}
    </Page>
  )
}

export { DemoSwitchboardPage as Component }

interface SwitchboardProps {
  password: string
  personas: readonly PersonaEntry[]
  operations: readonly OperationEntry[]
  rules: readonly Fault[]
  reload: () => void
}

const LANGUAGES: readonly { readonly value: Locale; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
]

function Switchboard({ password, personas, operations, rules, reload }: SwitchboardProps) {
  const [key, setKey] = useState('default')
  const [locale, setLocale] = useState<Locale>(currentLocale())
  const [trouble, setTrouble] = useState<string>()
  const persona = personas.find((each) => each.key === key)!
  // what was switched shows at once; the sandbox is told
  const [switched, setSwitched] = useState<Readonly<Record<string, Variation>>>({})
  const variation = switched[key] ?? persona.variation
  const policy = { ...persona.policy, ...variation.policy }
  const act = (work: Promise<unknown>) => void work.then(reload, (error: unknown) => setTrouble(messageOf(error)))
  const change = (part: Partial<SecurityPolicy>) => {
    const next = { ...variation, policy: { ...variation.policy, ...part } }
    setSwitched({ ...switched, [key]: next })
    act(control.vary(persona.login, next))
  }
  const forget = () => {
    setSwitched({})
    act(control.reset())
  }
  return (
    <Stack gap="l">
      <Card title="Who">
        <Stack gap="m">
          <ChooseMember personas={personas} value={key} onChange={setKey} />
          <Field id="language" label="Language">
            {(aria) => (
              <Select
                {...aria}
                options={LANGUAGES}
                value={locale}
                emptyLabel="Choose a language"
                onChange={(next) => setLocale((next as Locale | undefined) ?? locale)}
              />
            )}
          </Field>
          <PolicySwitches policy={policy} onChange={change} />
        </Stack>
      </Card>
      <Card title="What operations answer">
        <Rules operations={operations} rules={rules} onChange={(next) => act(control.setFaults(next))} />
      </Card>
      {trouble && <p role="alert">{trouble}</p>}
      <Cluster>
        <Button onClick={() => void openAs(persona.login, password, 'dashboard.home', locale).catch((error: unknown) => setTrouble(messageOf(error)))}>
          Open the portal as {key}
        </Button>
        <Button variant="quiet" onClick={forget}>
          Forget everything
        </Button>
      </Cluster>
      <Card title="What was called">
        <Calls />
      </Card>
    </Stack>
  )
}
