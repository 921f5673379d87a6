import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Predetermination as Asked, predeterminationForm } from '~generated/forms/coverage/predetermination.ts'
import type { BenefitCategory } from '~generated/member/model/index.ts'
import { createPredeterminationMutation } from '~generated/member/queries/predeterminations.ts'
import { fullName } from '~/domain/participants.ts'
import type { Option } from '~/forms/definition.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { forgetInput, keepInput, sendingKey, unsentInput, useAskBeforeUnload } from '~/forms/unsent-input.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useNavigation, usePageHref } from '~/platform/pages/navigation.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { showSuccess } from '~/platform/stores/banners.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { provincesQuery, specialtiesQuery } from '../dental/dental-queries.ts'
import { toOptions } from '../dental/dental-results.ts'
import { toRequest } from '../model/predetermination.ts'
import { memberAddressQuery, useParticipants } from '../selected-participant.ts'
import { servicesQuery } from '../service-queries.ts'
import { FORM } from '../request-predetermination.ts'

/** General dentists, the most frequent specialty (DATA-54). */
const GENERAL = 'GP'

/**
 * The form in which a member asks what the plan would pay for a treatment. The member chooses a person, and enters the
 * codes of a dentist's treatment plan or one service with its price (D-280). Repeated clicks send the request once. The
 * entered values are kept until the request has arrived.
 */
export function PredeterminationForm() {
  const text = useText()
  const { navigate } = useNavigation()
  const href = usePageHref()
  const { people, chosen = '' } = useParticipants()
  const { data: specialties } = useSuspenseQuery(specialtiesQuery(true))
  const { data: provinces } = useSuspenseQuery(provincesQuery(true))
  const { data: contact } = useSuspenseQuery(memberAddressQuery())
  const { data: theirs } = useSuspenseQuery(servicesQuery('health', chosen))
  const [initial] = useState((): Partial<Asked> => {
    const province = contact?.address.province
    return {
      participantId: chosen,
      ...(specialties?.[GENERAL] !== undefined && { specialty: GENERAL }),
      ...(province && provinces?.[province] !== undefined && { province }),
      // a list begins with one empty line
      lines: [{}] as unknown as NonNullable<Asked['lines']>,
      ...unsentInput<Asked>(FORM),
    }
  })
  const [person, setPerson] = useState(initial.participantId ?? chosen)
  // The services differ from person to person. The previous person's list stays on the page until the new list has
  // loaded.
  const { data: services } = useQuery({ ...servicesQuery('health', person), placeholderData: keepPreviousData })
  useAskBeforeUnload(FORM)
  const { submit, isBusy, failure } = useSubmission<Asked>(
    async (asked) => {
      const request = toRequest(asked)
      const mutation = createPredeterminationMutation({
        request: { headers: { 'Idempotency-Key': sendingKey(FORM, asked) } },
      })
      const { predeterminationId } = await queryClient
        .getMutationCache()
        .build(queryClient, mutation)
        .execute({ data: request })
      forgetInput(FORM)
      await navigate(href('coverage.predetermination', { predeterminationId }), { replace: true })
      showSuccess(text('predetermination.sent.done'))
    },
    { text: text('predetermination.sending') },
  )

  const kinds = [...(specialties ? (['dental'] as const) : []), ...(theirs ? (['service'] as const) : [])]
  if (kinds.length === 0)
    return (
      <Notice
        tone="neutral"
        heading={text('predetermination.nothing')}
        footer={<QuietButtonLink to="coverage.overview">{text('predetermination.coverage')}</QuietButtonLink>}
      >
        <p>{text('predetermination.nothing.text')}</p>
      </Notice>
    )
  return (
    <SchemaForm
      definition={predeterminationForm}
      initialData={initial}
      context={{
        options: {
          people: people.map((each) => ({ value: each.participantId, label: fullName(each, text.locale) })),
          kinds: kinds.map((kind) => ({ value: kind, label: text(`form.predetermination.kind.option.${kind}`) })),
          specialties: toOptions(specialties, text.locale),
          provinces: toOptions(provinces, text.locale),
          services: serviceOptions(services ?? theirs),
        },
      }}
      onChange={(now) => {
        keepInput(FORM, now)
        if (now.participantId) setPerson(now.participantId)
      }}
      onSubmit={submit}
    >
      <ErrorBox error={failure} unsure={text('predetermination.unsure')} />
      <Actions>
        <Button type="submit" busy={isBusy}>
          {text('predetermination.send')}
        </Button>
        <QuietButtonLink to="coverage.predeterminations">{text('predetermination.cancel')}</QuietButtonLink>
      </Actions>
    </SchemaForm>
  )
}

/** The services of the plan, in the order of their categories. */
const serviceOptions = (categories: readonly BenefitCategory[] | null): readonly Option[] =>
  (categories ?? []).flatMap(({ description: group, subcategories }) =>
    (subcategories ?? []).flatMap(({ services }) =>
      services.map(({ code, description }) => ({ value: code, label: description ?? code, group })),
    ),
  )
