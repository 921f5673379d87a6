import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import {
  getNotificationPreferencesQuery,
  useUpdateNotificationPreferences,
} from '~generated/member/queries/notifications.ts'
import type { NotificationPreferences } from '~generated/member/model/index.ts'
import {
  type NotificationPreferences as Choices,
  notificationPreferencesForm,
} from '~generated/forms/account/notification-preferences.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { listsNotifications, notificationsQuery } from '~/domain/notifications.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { fetchFresh, nullOn404, queryClient } from '~/platform/query/query-client.ts'
import { mapQuery } from '~/platform/query/query.ts'
import { ensurePolicy } from '~/platform/policy/policy.ts'
import { useSubmission } from '~/platform/use-submission.ts'
import { ErrorBox } from '~/components/error-box.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { Actions, Button } from '~/ui/button.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { Card, Container, DefinitionList, Grid, Stack } from '~/ui/layout.tsx'
import { NotificationList, recentClaims } from './notification-list.tsx'
import { offersNotificationPreferences } from '~/domain/optional-pages.ts'
import { changedChoices, rebaseChoices, toChoices } from '../notification-choices.ts'

/** The emails that the member wants; null if the service does not have this call (404) (D-270). */
const preferencesQuery = () => mapQuery(getNotificationPreferencesQuery(), nullOn404)

/**
 * True if the page has the part about emails. The part is hidden if the service lists notifications but has no email
 * choices. If the service has neither, the part stays, so that a member who opened the URL reads that there is nothing
 * to choose.
 */
const showsEmails = () => offersNotificationPreferences() || !listsNotifications()

export const queries = async () => [
  ...(listsNotifications() ? [notificationsQuery()] : []),
  ...(listsNotifications() && (await ensurePolicy()).claimTracker ? [recentClaims(true)] : []),
  ...(showsEmails() ? [preferencesQuery()] : []),
]

/** The notifications about the member's claims and money (D-273), and the choice of emails about them (D-270). */
function AccountNotificationsPage() {
  const parts = (
    <>
      {listsNotifications() && (
        <SectionBoundary>
          <Suspense fallback={<PageSkeleton count={1} />}>
            <NotificationList />
          </Suspense>
        </SectionBoundary>
      )}
      {showsEmails() && (
        <SectionBoundary>
          <Suspense fallback={<PageSkeleton count={1} />}>
            <Emails />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  )
  return (
    <Page id="account.notifications">
      {listsNotifications() ? <Grid columns="aside">{parts}</Grid> : <Container narrow>{parts}</Container>}
    </Page>
  )
}

export { AccountNotificationsPage as Component }

function Emails() {
  const text = useText()
  return (
    <Card title={text('notifications.emails.title')}>
      <Stack gap="m">
        <p>{text('notifications.lead')}</p>
        <Preferences />
      </Stack>
    </Card>
  )
}

function Preferences() {
  const text = useText()
  const { data } = useSuspenseQuery(preferencesQuery())
  // The cached choices are removed on leaving, so that a later visit fetches the changes of other devices.
  useEffect(() => () => queryClient.removeQueries({ queryKey: preferencesQuery().queryKey }), [])
  return data ? <Editor opened={data} /> : <AlertBox tone="info">{text('notifications.none')}</AlertBox>
}

/**
 * The form for the choices. If another device has changed them since they were read, the form shows the stored choices,
 * and the member's unsaved changes are listed above it until these or other choices are saved (D-271).
 */
function Editor({ opened }: { readonly opened: NotificationPreferences }) {
  const text = useText()
  const [stored, setStored] = useState(opened)
  const [unsaved, setUnsaved] = useState<Required<Choices>>()
  const [isSaidSaved, setIsSaidSaved] = useState(false)
  // Key of the form. A new number makes the form start again with the stored choices.
  const [edition, setEdition] = useState(0)
  useEffect(() => {
    if (edition > 0) focusField(`${notificationPreferencesForm.id}_claimDecided`)
  }, [edition])
  const { mutateAsync: save } = useUpdateNotificationPreferences()

  const { submit, isBusy, failure } = useSubmission(
    async (chosen: Required<Choices>) => {
      const saved = await save({ data: { basedOn: stored.version, ...chosen } }).catch(readIfChanged)
      return () => {
        const wanted = rebaseChoices(chosen, stored, saved)
        const isSaved = changedChoices(wanted, saved).length === 0
        setStored(saved)
        setUnsaved(isSaved ? undefined : wanted)
        if (!isSaved || unsaved) setEdition(edition + 1)
        setIsSaidSaved(isSaved)
        if (isSaved) announce(text('notifications.saved'))
      }
    },
    { text: text('notifications.saving') },
  )

  return (
    <Stack gap="l">
      {unsaved && <Changed stored={stored} unsaved={unsaved} isBusy={isBusy} onSave={() => submit(unsaved)} />}
      <SchemaForm
        key={edition}
        definition={notificationPreferencesForm}
        initialData={toChoices(stored)}
        onChange={() => setIsSaidSaved(false)}
        onSubmit={(chosen) => submit(toChoices(chosen))}
      >
        <Stack gap="m">
          <p>{text('notifications.account')}</p>
          <ErrorBox error={failure} unsure={text('notifications.unsure')} />
          <Actions>
            <Button type="submit" busy={isBusy}>
              {text('notifications.save')}
            </Button>
            <QuietButtonLink to="account.home">{text('notifications.cancel')}</QuietButtonLink>
          </Actions>
          {/* Beside the button, because on a phone the top of the page is far above it. */}
          {isSaidSaved && <AlertBox tone="ok">{text('notifications.saved')}</AlertBox>}
        </Stack>
      </SchemaForm>
    </Stack>
  )
}

/**
 * Fetches the stored choices if a save was refused because another device has changed them (409). Throws any other
 * error.
 */
function readIfChanged(error: unknown): Promise<NotificationPreferences> {
  if (isPortalError(error) && error.status === 409) return fetchFresh(getNotificationPreferencesQuery())
  throw error
}

interface ChangedProps {
  readonly stored: NotificationPreferences
  readonly unsaved: Required<Choices>
  readonly isBusy: boolean
  readonly onSave: () => void
}

/** The member's unsaved changes, with a button that saves them. */
function Changed({ stored, unsaved, isBusy, onSave }: ChangedProps) {
  const text = useText()
  return (
    <AlertBox tone="warn" live title={text('notifications.changed.title')}>
      <Stack gap="m">
        <p>{text('notifications.changed.text')}</p>
        <DefinitionList
          items={changedChoices(unsaved, stored).map((kind) => ({
            id: kind,
            label: text(`form.notificationPreferences.${kind}.label`),
            value: text(unsaved[kind] ? 'notifications.on' : 'notifications.off'),
          }))}
        />
        <div>
          <Button variant="quiet" busy={isBusy} onClick={onSave}>
            {text('notifications.changed.save')}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}
