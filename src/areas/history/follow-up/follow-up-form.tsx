import { type ReactNode, useState } from 'react'
import type { FormDefinition } from '~/forms/definition.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { keepInput, sendingKey, unsentInput, useAskBeforeUnload } from '~/forms/unsent-input.ts'
import type { UploadedFile } from '~/forms/uploads/upload-store.ts'
import { startLoading } from '~/platform/stores/loading.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { ErrorBox } from '~/components/error-box.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { chosenFiles, followUpUploads, forgetWithFiles } from './unsent-input.ts'

interface Attempt {
  readonly files: readonly File[]
  readonly idempotencyKey: string
  readonly onProgress: (share: number) => void
}

interface FollowUpFormProps<Data> {
  /** key of the page and the claim; the input is stored under this key until it is sent */
  readonly page: string
  readonly definition: FormDefinition<Data>
  readonly send: (data: Data, attempt: Attempt) => Promise<unknown>
  /** called after the service has received the data */
  readonly onSent: (data: Data) => Promise<void>
  readonly labels: {
    readonly send: string
    readonly sending: string
    /** the message after an attempt whose data the service may have received */
    readonly unsure: string
  }
  /** content below the form, beside its button */
  readonly children: ReactNode
}

/**
 * A form with files about a claim that was already submitted. Repeated clicks send it once. The input is kept until the
 * service has received it.
 */
export function FollowUpForm<Data extends { files?: UploadedFile[] }>({
  page,
  definition,
  send,
  onSent,
  labels,
  children,
}: FollowUpFormProps<Data>) {
  const [initial] = useState(() => unsentInput<Data>(page))
  useAskBeforeUnload(page)
  const { submit, isBusy, failure } = useSubmission<Data>(
    async (data) => {
      await send(data, {
        files: chosenFiles(data.files),
        idempotencyKey: sendingKey(page, data),
        onProgress: (progress) => startLoading({ text: labels.sending, progress }),
      })
      forgetWithFiles(page)
      await onSent(data)
    },
    { text: labels.sending },
  )
  return (
    <SchemaForm
      definition={definition}
      initialData={initial}
      uploads={followUpUploads}
      onChange={(data) => keepInput(page, data)}
      onSubmit={submit}
    >
      <ErrorBox error={failure} unsure={labels.unsure} />
      <Actions>
        <Button type="submit" busy={isBusy}>
          {labels.send}
        </Button>
        {children}
      </Actions>
    </SchemaForm>
  )
}
