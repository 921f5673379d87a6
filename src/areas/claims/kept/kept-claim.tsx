import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { ClaimDraft, ClaimType } from '~generated/member/model/index.ts'
import { getClaimDraftQuery } from '~generated/member/queries/drafts.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { keepsClaimDrafts } from '~/platform/config/environment.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { MAIN_CONTENT, useOpenPage } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { whileLoading } from '~/platform/loading.ts'
import { useStore } from '~/platform/store.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Card, Cluster, Stack } from '~/ui/layout.tsx'
import { clearDraft, draftOf, hasUnfinished, keepDraft, subscribeDraft } from '~/wizard/draft-store.ts'
import type { PanelProps } from '../claim-step.ts'
import { claimDefinition } from '../claim-wizard.ts'
import { hasFlow } from '../model/claim-kinds.ts'
import { attemptStore, isAmongKeys } from './keeping-store.ts'
import { forget, keepThisOne, restore, startKeeping } from './keep-claim.ts'
import { changeKeeping, keeping, keepingStore } from './keeping-store.ts'

/** What is known beside a step, whatever it asks. */
export interface BesideProps extends Pick<PanelProps, 'data' | 'onRestart'> {
  readonly step: string
}

/**
 * What a step says of a claim that is kept, here or by the service (docs/decisions/032): the first one offers to go on with it or to delete it, or says that
 * a reload loses it; the one for documents, that files are to be chosen again; each, that another claim is kept.
 */
export function KeptClaim({ step, data, onRestart }: BesideProps) {
  const text = useText()
  useEffect(startKeeping, [])
  useStore(keepingStore)
  const { isElsewhere, filesMissing } = keeping()
  return (
    <>
      {step === claimDefinition.first && <AtStart claimTypes={data.claimTypes} onRestart={onRestart} />}
      {step === 'attach-documents' && filesMissing > 0 && (
        <AlertBox tone="warn" title={text('claims.kept.missing.title')} live>
          {text('claims.kept.missing', { count: filesMissing })}
        </AlertBox>
      )}
      {isElsewhere && <Elsewhere />}
    </>
  )
}

/** One line on every step: what it would do to the other claim is asked before it is done. */
function Elsewhere() {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const stay = () => setIsAsking(false)
  return (
    <AlertBox tone="warn" live>
      <Cluster gap="s">
        <span>{text('claims.kept.other.title')}</span>
        <Button variant="link" onClick={() => setIsAsking(true)}>
          {text('claims.kept.other.replace')}
        </Button>
      </Cluster>
      {isAsking && (
        <Asking
          title={text('claims.kept.other.ask')}
          stayLabel={text('claims.kept.other.stay')}
          onStay={stay}
          goLabel={text('claims.kept.keep')}
          onGo={() => void keepThisOne()}
        >
          {text('claims.kept.other')}
        </Asking>
      )}
    </AlertBox>
  )
}

interface AskingProps {
  readonly title: string
  readonly stayLabel: string
  readonly onStay: () => void
  readonly goLabel: string
  readonly onGo: () => void
  readonly children: ReactNode
}

/** Before a claim is deleted. */
function Asking({ title, stayLabel, onStay, goLabel, onGo, children }: AskingProps) {
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

interface AtStartProps {
  readonly claimTypes: readonly ClaimType[]
  readonly onRestart: () => void
}

/** One that this tab has goes before one that the service keeps. */
function AtStart(props: AtStartProps) {
  const text = useText()
  const isHere = useSyncExternalStore(subscribeDraft, () => hasUnfinished(memberId()))
  if (isHere) return <Here {...props} />
  return keepsClaimDrafts() ? <AtService {...props} /> : <p>{text('claims.kept.not')}</p>
}

function Here({ claimTypes, onRestart }: AtStartProps) {
  const text = useText()
  const openPage = useOpenPage()
  const { chooses } = claimDefinition
  const type = draftOf(memberId()).answers[chooses.step]?.[chooses.field]
  return (
    <Offer
      type={nameOf(type, claimTypes)}
      onContinue={() => void openPage('claims.confirmation')}
      onDelete={() => {
        clearDraft()
        onRestart()
      }}
    >
      {text('claim-unfinished.text')}
    </Offer>
  )
}

function AtService({ claimTypes, onRestart }: AtStartProps) {
  const text = useText()
  const policy = usePolicy()
  const openPage = useOpenPage()
  const asked: UseQueryResult<ClaimDraft | null> = useQuery(getClaimDraftQuery())
  const [isStale, setIsStale] = useState(false)
  const kept = asked.data
  const arrived = useArrived(kept)
  const type = nameOf(kept?.claimType, claimTypes)
  if (!kept) return null
  const { version, savedOn, expiresOn, fileCount, submissionKey, sentOn } = kept

  async function goOn(found: ClaimDraft) {
    const draft = await whileLoading(() => restore(found, policy))
    if (draft.saved.length === 0) {
      setIsStale(true)
      return
    }
    const attempt = submissionKey === undefined ? undefined : { key: submissionKey, ...(sentOn && { sentOn }) }
    attemptStore.set(attempt)
    changeKeeping({ version, answers: draft.answers, attempt, filesMissing: fileCount, isElsewhere: false, isGone: false })
    keepDraft(memberId(), draft)
    await openPage('claims.confirmation') // which leads to the first step that is not answered
  }

  if (arrived && sentOn)
    return (
      <AlertBox tone="ok" title={text('claims.kept.arrived.title', { date: text.date(sentOn) })}>
        {text('claims.kept.arrived')}
      </AlertBox>
    )

  return (
    <Offer
      type={type}
      {...(type && !isStale && { onContinue: () => void goOn(kept) })}
      onDelete={() => {
        void forget(version)
          .then(() => asked.refetch())
          .then(onRestart)
      }}
    >
      {[
        ...(sentOn ? [text('claims.kept.sent', { date: text.date(sentOn) })] : []),
        text('claims.kept.text', { saved: text.date(savedOn), expires: text.date(expiresOn) }),
        ...(type && !isStale ? (fileCount > 0 ? [text('claims.kept.files')] : []) : [text('claims.kept.stale')]),
      ].join(' ')}
    </Offer>
  )
}

/** Whether the claim of a draft is there already: it was sent, and the tab that sent it heard no answer. The draft has done its work then. */
function useArrived(kept: ClaimDraft | null | undefined): boolean {
  const { submissionKey, sentOn, version } = kept ?? {}
  const isAsked = submissionKey !== undefined && sentOn !== undefined
  const { data } = useQuery({ ...listRecentClaimsQuery({ errorName: 'caller' }), enabled: isAsked })
  const hasArrived = isAsked && data !== undefined && isAmongKeys(data ?? [], submissionKey) === true
  useEffect(() => {
    if (hasArrived && version) void forget(version)
  }, [hasArrived, version])
  return hasArrived
}

const nameOf = (claimType: unknown, claimTypes: readonly ClaimType[]): string | undefined =>
  claimTypes.find((type) => type.claimType === claimType && !type.isDisabledForProv && hasFlow(type.claimType))?.description

interface OfferProps {
  /** in the words of the service; undefined where it is no longer offered */
  readonly type: string | undefined
  readonly onContinue?: () => void
  readonly onDelete: () => void
  readonly children: ReactNode
}

function Offer({ type, onContinue, onDelete, children }: OfferProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const stay = () => setIsAsking(false)
  return (
    <Card title={type === undefined ? text('claim-unfinished.title') : text('claims.kept.title', { type })}>
      <Stack gap="m">
        <p>{children}</p>
        <Cluster>
          {onContinue && <Button onClick={onContinue}>{text('claims.kept.continue')}</Button>}
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {text('claims.kept.delete')}
          </Button>
        </Cluster>
      </Stack>
      {isAsking && (
        <Asking
          title={text('claims.kept.delete.title')}
          stayLabel={text('claims.kept.keep')}
          onStay={stay}
          goLabel={text('claims.kept.delete')}
          onGo={onDelete}
        >
          {text('claims.leave.text')}
        </Asking>
      )}
    </Card>
  )
}
