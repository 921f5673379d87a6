import { withoutDialog } from '~/platform/query/query.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { ClaimDraft, ClaimType } from '~generated/member/model/index.ts'
import { listClaimTypesQuery } from '~generated/member/queries/claims.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { isDraftSyncEnabled } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT, useOpenPage } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { withLoading } from '~/platform/stores/loading.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Card, Inline, Stack } from '~/ui/layout.tsx'
import { getDraft, hasResumableDraft, setDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import type { Draft } from '~/wizard/definition.ts'
import type { PanelProps } from '../wizard/step-definition.ts'
import { claimDefinition, pageOf } from '../wizard/claim-wizard.ts'
import { hasFlow } from '../model/claim-types.ts'
import { savedDraftQuery } from './saved-draft-query.ts'
import { attemptStore, isListedByKey, rememberedSentClaim } from './draft-sync-store.ts'
import { DeletedDraftNotice, deleteLocalDraft, putBackDraft, useOfferUndo } from './deleted-draft.tsx'
import { deleteRemoteDraft, overwriteRemoteDraft, restoreDraft, startDraftSync } from './draft-sync.ts'
import { updateDraftSync, getDraftSync, draftSyncStore } from './draft-sync-store.ts'

/**
 * Props of the optional parts of a step, such as the notice about the saved draft. The code of these parts is loaded
 * separately from the step.
 */
export interface StepExtrasProps extends Pick<PanelProps, 'data' | 'onRestart'> {
  readonly step: string
  /**
   * true if the page asks for the date or the amount, which the portal can read from a receipt; the questions may
   * belong to another step on the same page
   */
  readonly readsReceipt?: boolean
}

/** True if files are attached on the page of the step. */
export const asksForFiles = (step: string): boolean =>
  [step, ...(claimDefinition.steps[step]?.asks ?? [])].includes('attach-documents')

/**
 * Notices about the saved draft (docs/decisions/032). The first step offers to resume or delete the draft, and to put
 * back one that was deleted, or warns that a reload loses the claim. The documents step asks for the files again. A
 * conflict is shown on the step on which it was found.
 */
export function SavedDraftNotice({ step, data, onRestart }: StepExtrasProps) {
  const text = useText()
  useEffect(startDraftSync, [])
  useStore(draftSyncStore)
  const { conflictStep = step, filesMissing, ...sync } = getDraftSync()
  // The first step offers the other draft itself, and is left by the answer that starts the second one.
  const hasConflict = sync.hasConflict && step !== claimDefinition.first
  useEffect(() => {
    if (!hasConflict || getDraftSync().conflictStep !== undefined) return undefined
    const shown = setTimeout(() => updateDraftSync({ conflictStep: step }), NOTICED_MS)
    return () => clearTimeout(shown)
  }, [hasConflict, step])
  return (
    <>
      {step === claimDefinition.first && (
        <>
          <ResumeDraft claimTypes={data.claimTypes} onRestart={onRestart} />
          <DeletedDraftNotice onRestart={onRestart} />
        </>
      )}
      {asksForFiles(step) && filesMissing > 0 && (
        <AlertBox tone="warn" title={text('claims.kept.missing.title')} live>
          {text('claims.kept.missing', { count: filesMissing })}
        </AlertBox>
      )}
      {hasConflict && conflictStep === step && <DraftConflictNotice />}
    </>
  )
}

/**
 * Milliseconds after which a visible notice counts as seen. A notice that was visible for less time may have appeared
 * just before the page changed.
 */
const NOTICED_MS = 400

/**
 * Names the other saved draft. Only one draft can be saved, so the member continues the other one, keeps this one
 * instead, or leaves both as they are. Before a draft is lost, a dialog asks for confirmation.
 */
function DraftConflictNotice() {
  const text = useText()
  const openPage = useOpenPage()
  const resume = useResume()
  const [asked, setAsked] = useState<'resume' | 'replace'>()
  const stay = () => setAsked(undefined)
  const claimTypes = useQuery(listClaimTypesQuery(withoutDialog)).data ?? []
  const { otherDraft } = getDraftSync()
  const type = claimTypeName(otherDraft?.claimType, claimTypes)
  const other = type ?? text('claims.kept.other.unknown')
  const date = otherDraft && text.date(otherDraft.savedOn)
  return (
    <div role="status">
      <AlertBox tone="info" title={text('claims.kept.other.title', { other, date: date ?? 'none' })}>
        <Stack gap="s">
          <p>{text('claims.kept.other.text', { type: claimTypeName(localClaimType(), claimTypes) ?? 'none' })}</p>
          <Inline>
            {otherDraft && type && (
              <Button variant="link" onClick={() => setAsked('resume')}>
                {text('claims.kept.other.resume')}
              </Button>
            )}
            <Button variant="link" onClick={() => setAsked('replace')}>
              {text('claims.kept.other.replace')}
            </Button>
          </Inline>
        </Stack>
        {asked === 'resume' && otherDraft && (
          <ConfirmDialog
            title={text('claims.kept.other.resume.ask', { other })}
            stayLabel={text('claims.leave.stay')}
            onStay={stay}
            goLabel={text('claims.kept.other.resume')}
            // first to the step that every claim has, because the open step may not belong to the other claim
            onGo={() => void openPage(pageOf(claimDefinition.first)).then(() => resume(otherDraft))}
          >
            {text('claims.leave.text')}
          </ConfirmDialog>
        )}
        {asked === 'replace' && (
          <ConfirmDialog
            title={text('claims.kept.other.ask', { other })}
            stayLabel={text('claims.kept.other.stay')}
            onStay={stay}
            goLabel={text('claims.kept.keep')}
            onGo={() => void overwriteRemoteDraft()}
          >
            {text('claims.kept.other')}
          </ConfirmDialog>
        )}
      </AlertBox>
    </div>
  )
}

/**
 * A function that opens a saved draft at its first incomplete step. It returns false if the questions have changed so
 * much that no answer can be used.
 */
function useResume(): (found: ClaimDraft) => Promise<boolean> {
  const policy = usePolicy()
  const openPage = useOpenPage()
  return async (found) => {
    const { version, fileCount, submissionKey, sentOn } = found
    const draft = await withLoading(() => restoreDraft(found, policy))
    if (draft.completedSteps.length === 0) return false
    const attempt = submissionKey === undefined ? undefined : { key: submissionKey, ...(sentOn && { sentOn }) }
    attemptStore.set(attempt)
    updateDraftSync({
      version,
      answers: draft.answers,
      entered: draft.unsaved,
      attempt,
      filesMissing: fileCount,
      hasConflict: false,
      isDeletedRemotely: false,
    })
    setDraft(memberId(), withoutReview(draft))
    await openPage('claims.confirmation') // the confirmation page redirects to the first incomplete step
    return true
  }
}

/**
 * The draft as if its answers had not been reviewed yet. A resumed claim is reviewed again before it is sent, also if
 * Send was pressed before.
 */
const withoutReview = (draft: Draft): Draft => ({
  ...draft,
  completedSteps: draft.completedSteps.filter((step) => !claimDefinition.steps[step]?.isReview),
})

/** The claim type of the draft in this tab. */
function localClaimType(): unknown {
  const { flowSelector } = claimDefinition
  return getDraft(memberId()).answers[flowSelector.step]?.[flowSelector.field]
}

interface ConfirmDialogProps {
  readonly title: string
  readonly stayLabel: string
  readonly onStay: () => void
  readonly goLabel: string
  readonly onGo: () => void
  readonly children: ReactNode
}

/** Dialog that asks for confirmation before one of two drafts is lost. */
function ConfirmDialog({ title, stayLabel, onStay, goLabel, onGo, children }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      tone="warn"
      title={title}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>{stayLabel}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onStay()
              onGo()
              document.querySelector<HTMLElement>(MAIN_CONTENT)?.focus()
            }}
          >
            {goLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}

interface ResumeDraftProps {
  readonly claimTypes: readonly ClaimType[]
  readonly onRestart: () => void
}

/** Offers to resume the draft of this tab; if there is none, the saved draft, or tells that its claim was received. */
function ResumeDraft(props: ResumeDraftProps) {
  const isHere = useSyncExternalStore(subscribeDraft, () => hasResumableDraft(memberId()))
  return isHere ? <LocalDraftCard {...props} /> : <RemoteDraftCard {...props} />
}

function LocalDraftCard({ claimTypes, onRestart }: ResumeDraftProps) {
  const text = useText()
  const openPage = useOpenPage()
  const offerUndo = useOfferUndo()
  return (
    <ResumeDraftCard
      type={claimTypeName(localClaimType(), claimTypes)}
      onContinue={() => {
        setDraft(memberId(), withoutReview(getDraft(memberId())))
        void openPage('claims.confirmation')
      }}
      onDelete={() => {
        offerUndo(deleteLocalDraft())
        onRestart()
      }}
    >
      {text('claim-unfinished.text')}
    </ResumeDraftCard>
  )
}

function RemoteDraftCard({ claimTypes, onRestart }: ResumeDraftProps) {
  const text = useText()
  const resume = useResume()
  const offerUndo = useOfferUndo()
  // The cached draft is used, because the first step has just requested it.
  const asked: UseQueryResult<ClaimDraft | null> = useQuery({ ...savedDraftQuery(), enabled: isDraftSyncEnabled() })
  const [isStale, setIsStale] = useState(false)
  const kept = asked.data
  const arrivedOn = useArrivalDate(kept)
  const type = claimTypeName(kept?.claimType, claimTypes)
  if (arrivedOn)
    return (
      <AlertBox tone="ok" title={text('claims.kept.arrived.title', { date: text.date(arrivedOn) })}>
        {text('claims.kept.arrived')}
      </AlertBox>
    )
  if (!isDraftSyncEnabled()) return <p>{text('claims.kept.not')}</p>
  if (!kept) return null
  const { version, savedOn, expiresOn, fileCount, sentOn } = kept

  return (
    <ResumeDraftCard
      type={type}
      {...(type && !isStale && { onContinue: () => void resume(kept).then((isOpen) => setIsStale(!isOpen)) })}
      onDelete={() => {
        void deleteRemoteDraft(version)
          .then(() => asked.refetch())
          .then(({ data }) => data === null && offerUndo(() => putBackDraft(kept)))
          .then(onRestart)
      }}
    >
      {[
        ...(sentOn ? [text('claims.kept.sent', { date: text.date(sentOn) })] : []),
        text('claims.kept.text', { saved: text.date(savedOn), expires: text.date(expiresOn) }),
        ...(!type || isStale ? [text('claims.kept.stale')] : []),
        ...(type && !isStale && fileCount > 0 ? [text('claims.kept.files')] : []),
      ].join(' ')}
    </ResumeDraftCard>
  )
}

/**
 * The day on which a claim was sent, as Date8, if the service has received it but this tab got no response: the claim of
 * the saved draft, which is then deleted, or the claim that was being sent when the page was reloaded.
 */
function useArrivalDate(kept: ClaimDraft | null | undefined): string | undefined {
  const { submissionKey, sentOn } = kept ?? rememberedSentClaim() ?? {}
  const version = kept?.version
  const isAsked = submissionKey !== undefined && sentOn !== undefined
  const { data } = useQuery({ ...listRecentClaimsQuery(withoutDialog), enabled: isAsked })
  const isSubmitted = isAsked && data !== undefined && isListedByKey(data ?? [], submissionKey) === true
  useEffect(() => {
    if (isSubmitted && version) void deleteRemoteDraft(version)
  }, [isSubmitted, version])
  return isSubmitted ? sentOn : undefined
}

const claimTypeName = (claimType: unknown, claimTypes: readonly ClaimType[]): string | undefined =>
  claimTypes.find((type) => type.claimType === claimType && !type.isDisabledForProv && hasFlow(type.claimType))
    ?.description

interface ResumeDraftCardProps {
  /** the name from the service; undefined if the type is no longer offered */
  readonly type: string | undefined
  readonly onContinue?: () => void
  readonly onDelete: () => void
  readonly children: ReactNode
}

function ResumeDraftCard({ type, onContinue, onDelete, children }: ResumeDraftCardProps) {
  const text = useText()
  return (
    <Card title={type === undefined ? text('claim-unfinished.title') : text('claims.kept.title', { type })}>
      <Stack gap="m">
        <p>{children}</p>
        <Inline>
          {onContinue && <Button onClick={onContinue}>{text('claims.kept.continue')}</Button>}
          <Button variant="quiet" onClick={onDelete}>
            {text('claims.kept.delete')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
