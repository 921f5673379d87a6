import { Actions, Button } from '../../../src/ui/button.tsx'
import { AlertBox } from '../../../src/ui/alert-box.tsx'
import { Banner, Notice } from '../../../src/ui/notice.tsx'
import { DefinitionList } from '../../../src/ui/layout.tsx'
import { announce } from '../../../src/ui/live-region/announcements.ts'
import { LiveRegion } from '../../../src/ui/live-region/live-region.tsx'
import { ProgressBar } from '../../../src/ui/progress-bar.tsx'
import { Skeleton } from '../../../src/components/page.tsx'
import { Spinner } from '../../../src/ui/spinner.tsx'
import { StepProgress } from '../../../src/ui/step-progress.tsx'
import { examplesOf } from './example.ts'

export const banner = examplesOf('banner', {
  success: {
    title: 'Success',
    render: () => (
      <Banner tone="ok" heading="C’est fait!" onDismiss={() => {}} dismissLabel="Fermer">
        Votre adresse a été modifiée.
      </Banner>
    ),
  },
  info: {
    title: 'With an action',
    render: () => (
      <Banner tone="info" heading="Your member card has moved" action={<Button variant="quiet">Member card</Button>}>
        Keep it on your phone, ready for the pharmacy.
      </Banner>
    ),
  },
  warning: { title: 'Warning', render: () => <Banner tone="warn" heading="Votre session se termine bientôt" /> },
  error: {
    title: 'Error',
    render: () => (
      <Banner tone="bad" heading="We could not save your address">
        Your address was not changed. Try again in a few minutes.
      </Banner>
    ),
  },
})

export const alertBox = examplesOf('alert-box', {
  error: {
    title: 'Error in its place',
    render: () => (
      <AlertBox live title="Nous n’avons pas pu charger vos demandes">
        Vérifiez votre connexion, puis réessayez. Référence 7F3A.
      </AlertBox>
    ),
  },
  note: {
    title: 'Notes',
    render: () => (
      <>
        <AlertBox tone="info">Keep your receipts for at least 12 months.</AlertBox>
        <AlertBox tone="warn" title="A prescription is required">
          Attach it on the next step.
        </AlertBox>
      </>
    ),
  },
})

export const skeleton = examplesOf('skeleton', {
  lines: { title: 'Lines', render: () => <Skeleton label="Chargement" /> },
  cards: { title: 'Cards', render: () => <Skeleton label="Loading" shape="card" count={2} /> },
  table: { title: 'Table rows', render: () => <Skeleton label="Loading" shape="table" count={4} /> },
})

export const spinner = examplesOf('spinner', {
  sizes: {
    title: 'Sizes',
    render: () => (
      <>
        <Spinner />
        <Spinner size="large" />
      </>
    ),
  },
})

export const progressBar = examplesOf('progress-bar', {
  known: {
    title: 'Known',
    render: () => (
      <ProgressBar label="Téléversement de vos pièces justificatives" value={0.6} valueText="3 fichiers sur 5" />
    ),
  },
  unknown: { title: 'Unknown', render: () => <ProgressBar label="Preparing your statement" /> },
})

export const stepProgress = examplesOf('step-progress', {
  part: {
    title: 'Half of part 2 of 4',
    render: () => <StepProgress current={2} total={4} share={0.5} text="Partie 2 de 4 : documents" />,
  },
})

export const notice = examplesOf('notice', {
  receipt: {
    title: 'A receipt',
    render: () => (
      <Notice
        tone="ok"
        heading="Nous avons reçu votre demande"
        footer={
          <Actions>
            <Button icon="print">Imprimer l’accusé de réception</Button>
            <Button variant="quiet">Retour à l’accueil</Button>
          </Actions>
        }
      >
        <p>La plupart des demandes sont traitées en 2 jours ouvrables. Vous n’avez rien à faire.</p>
        <DefinitionList
          items={[
            { id: 'reference', label: 'Numéro de référence', value: 'C-2026-104-552' },
            { id: 'amount', label: 'Montant demandé', value: '95,00 $' },
          ]}
        />
      </Notice>
    ),
  },
  empty: {
    title: 'Nothing to show',
    render: () => (
      <Notice
        tone="neutral"
        icon="file"
        heading="No claims in these dates"
        footer={
          <Actions>
            <Button variant="quiet">Show the last 12 months</Button>
          </Actions>
        }
      >
        <p>Claims appear here as soon as we receive them.</p>
      </Notice>
    ),
  },
})

export const liveRegion = examplesOf('live-region', {
  says: {
    title: 'Announces',
    render: () => (
      <>
        <Button variant="quiet" onClick={() => announce('12 claims found')}>
          Search
        </Button>
        <LiveRegion />
      </>
    ),
  },
})
