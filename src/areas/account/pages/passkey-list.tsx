import { type FormEvent, useState } from 'react'
import { useDeletePasskey, useRenamePasskey } from '~generated/account/queries/passkeys.ts'
import type { Passkey } from '~generated/account/model/index.ts'
import { ErrorBox } from '~/components/error-box.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { canUsePasskeys } from '~/platform/session/use-if-passkeys.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Field } from '~/ui/field/field.tsx'
import { TextInput } from '~/ui/field/text-inputs.tsx'
import { ActionRows, Card, Inline, Stack } from '~/ui/layout.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { formatDay } from '../instant.ts'
import { useCreatePasskey } from '../use-create-passkey.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const MAX_NAME = 60

/**
 * The passkeys of the member with the dates of creation and last use. Each can be renamed and removed, and a button
 * creates another one.
 */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const text = useText()
  const [asked, setAsked] = useState<{ readonly about: Passkey; readonly to: 'rename' | 'remove' }>()
  const { create, isBusy, failure } = useCreatePasskey((name) => showSuccess(text('passkey.created', { name })))
  const close = () => setAsked(undefined)
  return (
    <Card title={text('security.passkeys')}>
      <Stack gap="m">
        {passkeys.length === 0 && <p>{text('security.passkeys.none')}</p>}
        {passkeys.length > 0 && (
          <ActionRows
            rows={passkeys.map((passkey) => ({
              id: passkey.id,
              children: <PasskeyName {...passkey} />,
              action: (
                <Inline gap="s">
                  <Button
                    variant="quiet"
                    aria-label={text('security.passkey.rename.of', { name: passkey.name })}
                    onClick={() => setAsked({ about: passkey, to: 'rename' })}
                  >
                    {text('security.passkey.rename')}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={text('security.passkey.remove.of', { name: passkey.name })}
                    onClick={() => setAsked({ about: passkey, to: 'remove' })}
                  >
                    {text('security.passkey.remove')}
                  </Button>
                </Inline>
              ),
            }))}
          />
        )}
        {failure && <AlertBox live>{failure}</AlertBox>}
        {canUsePasskeys() ? (
          <div>
            <Button variant={passkeys.length > 0 ? 'quiet' : 'primary'} busy={isBusy} onClick={create}>
              {text('passkey.create')}
            </Button>
          </div>
        ) : (
          <p>{text('security.passkeys.unsupported')}</p>
        )}
      </Stack>
      {asked?.to === 'rename' && <RenameDialog passkey={asked.about} onClose={close} />}
      {asked?.to === 'remove' && <RemoveDialog passkey={asked.about} onClose={close} />}
    </Card>
  )
}

/**
 * The name and the dates of a passkey. If the service refuses the passkey because it may have been copied, says what to
 * do (D-250).
 */
function PasskeyName({ name, createdAt, lastUsedAt, isRefused }: Passkey) {
  const text = useText()
  const date = formatDay(createdAt, text.tag)
  return (
    <Stack gap="none">
      <Inline gap="s">
        <strong>{name}</strong>
        {isRefused && <StatusChip tone="bad">{text('security.passkey.refused')}</StatusChip>}
      </Inline>
      <p>
        {lastUsedAt
          ? text('security.passkey.used', { date, used: formatDay(lastUsedAt, text.tag) })
          : text('security.passkey.made', { date })}
      </p>
      {isRefused && <p>{text('security.passkey.refused.text')}</p>}
    </Stack>
  )
}

interface DialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

const FORM = 'rename-passkey'

function RenameDialog({ passkey, onClose }: DialogProps) {
  const text = useText()
  const [name, setName] = useState(passkey.name)
  const [problem, setProblem] = useState<string>()
  const { mutateAsync: rename } = useRenamePasskey()
  const { submit, isBusy, failure } = useSubmission(async (wanted: string) => {
    await rename({ passkeyId: passkey.id, data: { name: wanted } })
    return () => {
      onClose()
      showSuccess(text('security.rename.done', { name: wanted }))
    }
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setProblem(text('security.rename.required'))
    if ([...wanted].length > MAX_NAME) return setProblem(text('security.rename.too-long', { limit: MAX_NAME }))
    setProblem(undefined)
    submit(wanted)
  }
  return (
    <Dialog
      open
      title={text('security.rename.title')}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={FORM} busy={isBusy}>
            {text('security.rename.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('security.cancel')}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" noValidate onSubmit={send}>
        <Stack gap="m">
          <ErrorBox error={failure} />
          <Field
            id="passkey-name"
            label={text('security.rename.name')}
            required
            requiredText={text('field.required')}
            error={problem}
          >
            {(aria) => <TextInput {...aria} name="passkey-name" autoComplete="off" value={name} onChange={setName} />}
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ passkey: { id, name }, onClose }: DialogProps) {
  const text = useText()
  const { mutateAsync: remove } = useDeletePasskey()
  return (
    <ConfirmDialog
      title={text('security.remove.title', { name })}
      confirm={text('security.remove.confirm')}
      send={() => remove({ passkeyId: id })}
      done={text('security.remove.done', { name })}
      onClose={onClose}
    >
      {text('security.remove.text')}
    </ConfirmDialog>
  )
}
