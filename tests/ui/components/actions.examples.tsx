import { Actions, Button, buttonClass } from '../../../src/ui/button.tsx'
import { ExternalLink } from '../../../src/ui/link.tsx'
import { SkipLink } from '../../../src/ui/skip-link.tsx'
import { examplesOf } from './example.ts'

export const button = examplesOf('button', {
  variants: {
    title: 'Variants',
    render: () => (
      <Actions>
        <Button>Présenter une demande</Button>
        <Button variant="quiet">Suis-je couvert?</Button>
        <Button variant="danger" icon="trash">
          Supprimer le compte bancaire
        </Button>
        <Button variant="link">Annuler</Button>
      </Actions>
    ),
  },
  busy: {
    title: 'Busy and disabled',
    render: () => (
      <Actions>
        <Button busy>Sending your claim</Button>
        <Button disabled>Not available</Button>
      </Actions>
    ),
  },
  wide: { title: 'Wide', render: () => <Button wide>Se connecter</Button> },
})

export const actions = examplesOf('actions', {
  form: {
    title: 'End of a form',
    render: () => (
      <Actions>
        <Button type="submit">Continuer</Button>
        <Button variant="quiet">Retour</Button>
      </Actions>
    ),
  },
})

export const link = examplesOf('link', {
  looks: {
    title: 'Looks',
    render: () => (
      <>
        <p>
          Read <a href="#plan">what your plan covers</a> before your appointment.
        </p>
        <p>
          <a className={buttonClass({ variant: 'quiet' })} href="#button">
            A link that looks like a button
          </a>
        </p>
      </>
    ),
  },
})

export const externalLink = examplesOf('external-link', {
  sentence: {
    title: 'In a sentence',
    render: () => (
      <p>
        Voir les{' '}
        <ExternalLink href="https://example.org" hint="s’ouvre dans une nouvelle fenêtre">
          garanties offertes par le régime provincial
        </ExternalLink>
        .
      </p>
    ),
  },
})

export const skipLink = examplesOf('skip-link', {
  skip: {
    title: 'Appears on focus',
    render: () => (
      <>
        <SkipLink href="#catalogue-main">Skip to main content</SkipLink>
        <p id="catalogue-main">Main content</p>
      </>
    ),
  },
})
