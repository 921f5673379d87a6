import { BRANDS, brandDefinition } from '~/platform/config/brand.ts'
import { BalanceBar } from '~/ui/balance-bar.tsx'
import { BarList } from '../../../src/ui/bar-list.tsx'
import { Button } from '../../../src/ui/button.tsx'
import { Card, Inline, DefinitionList, Grid, Heading, Stack, Container } from '../../../src/ui/layout.tsx'
import { Icon, type IconName } from '../../../src/ui/icon.tsx'
import { Logo } from '../../../src/ui/logo.tsx'
import { PageHeader } from '../../../src/ui/page-header.tsx'
import { StatusChip } from '../../../src/ui/status-chip.tsx'
import { VisuallyHidden } from '../../../src/ui/visually-hidden.tsx'
import { examplesOf } from './example.ts'

const FACTS = [
  { id: 'name', label: 'Nom', value: 'Marie-Ève Roy-Côté' },
  { id: 'policy', label: 'Numéro de police', value: '10 0427' },
  { id: 'certificate', label: 'Numéro de certificat', value: '552 018 334' },
  { id: 'dependants', label: 'Personnes à charge', value: '2' },
]

export const card = examplesOf('card', {
  plain: {
    title: 'With a title and one link',
    render: () => (
      <Card title="Demandes récentes" action={<a href="#all">Toutes les demandes</a>}>
        <p>Physiothérapie, Théo</p>
      </Card>
    ),
  },
  accent: {
    title: 'The member card',
    render: () => (
      <Card tone="accent" title="Carte de membre">
        <DefinitionList layout="tiles" items={FACTS} />
      </Card>
    ),
  },
})

export const layout = examplesOf('layout', {
  dashboard: {
    title: 'Wrap, grid, stack, cluster',
    render: () => (
      <Container>
        <Grid columns="aside">
          <Stack>
            <Card title="Main">
              <p>The long column.</p>
            </Card>
            <Card title="And more">
              <p>Below it.</p>
            </Card>
          </Stack>
          <Card title="Aside">
            <Inline between>
              <span>One</span>
              <span>Other</span>
            </Inline>
          </Card>
        </Grid>
      </Container>
    ),
  },
})

export const heading = examplesOf('heading', {
  levels: {
    title: 'Levels',
    render: () => (
      <>
        <Heading level={2}>Garanties</Heading>
        <Heading level={3}>Soins dentaires</Heading>
        <Heading level={4}>Soins de base</Heading>
      </>
    ),
  },
})

export const pageHeader = examplesOf('page-header', {
  full: {
    title: 'Everything',
    render: () => (
      <PageHeader
        eyebrow="Présenter une demande, étape 5 de 9"
        title="Détails du traitement"
        lead="Physiothérapie, clinique Baie-Verte. Vous pourrez tout vérifier avant l’envoi."
        actions={
          <Button variant="quiet" icon="print">
            Imprimer
          </Button>
        }
      />
    ),
  },
})

export const statusChip = examplesOf('status-chip', {
  tones: {
    title: 'Tones',
    render: () => (
      <Inline gap="s">
        <StatusChip tone="info">In progress</StatusChip>
        <StatusChip tone="ok">Processed</StatusChip>
        <StatusChip tone="bad">Declined</StatusChip>
        <StatusChip tone="warn">Pending</StatusChip>
        <StatusChip tone="neutral">Présentée</StatusChip>
      </Inline>
    ),
  },
})

export const balanceBar = examplesOf('balance-bar', {
  account: {
    title: 'An account',
    render: () => (
      <Card title="Compte de gestion-santé">
        <BalanceBar
          label="Compte de gestion-santé"
          headline="412,50 $"
          detail="il reste sur 750,00 $"
          left={412.5}
          total={750}
          leftText="412,50 $ à utiliser sur 750,00 $"
          words={['Utilisez 37,50 $ d’ici le 31 décembre 2026', 'Puis 375,00 $ d’ici le 31 décembre 2027']}
        />
      </Card>
    ),
  },
  maximum: {
    title: 'A maximum nearly reached',
    render: () => (
      <BalanceBar
        label="Massage therapy, yearly maximum"
        left={20}
        total={500}
        leftText="$20.00 left of $500.00"
        words={['$480.00 used of $500.00']}
        tone="warn"
      />
    ),
  },
})

export const barList = examplesOf('bar-list', {
  months: {
    title: 'Payments by month',
    render: () => (
      <BarList
        caption="Paiements par mois"
        items={[
          { id: '8', label: 'Août', value: 120, text: '120,00 $' },
          { id: '9', label: 'Septembre', value: 45.5, text: '45,50 $' },
          { id: '10', label: 'Octobre', value: 0, text: '0,00 $' },
        ]}
      />
    ),
  },
  shares: {
    title: 'Shares of a whole',
    render: () => (
      <BarList
        caption="Bénéficiaires"
        outOf={100}
        bars="under"
        items={[
          { id: '1', label: 'Daniel Cormier', value: 75, text: '75 %' },
          { id: '2', label: 'Lucie Roy', value: 25, text: '25 %' },
        ]}
      />
    ),
  },
})

export const definitionList = examplesOf('definition-list', {
  summary: {
    title: 'A summary to check',
    render: () => (
      <DefinitionList
        items={FACTS.map((fact) => ({
          ...fact,
          action: (
            <a href={`#${fact.id}`}>
              Modifier<VisuallyHidden> {fact.label}</VisuallyHidden>
            </a>
          ),
        }))}
      />
    ),
  },
  tiles: { title: 'Tiles', render: () => <DefinitionList layout="tiles" items={FACTS} /> },
})

export const logo = examplesOf('logo', {
  brands: {
    title: 'Brands',
    render: () => (
      <Inline>
        {BRANDS.map((brand) => (
          <span key={brand} data-brand={brand}>
            <Logo drawing={brandDefinition(brand).logo} name={`${brand} member portal`} />
          </span>
        ))}
      </Inline>
    ),
  },
})

const ICONS: IconName[] = [
  'alert',
  'calendar',
  'camera',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'close',
  'download',
  'edit',
  'error',
  'external',
  'eye',
  'eye-off',
  'file',
  'info',
  'menu',
  'plus',
  'print',
  'trash',
  'upload',
]

export const icon = examplesOf('icon', {
  all: {
    title: 'All',
    render: () => (
      <Inline>
        {ICONS.map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </Inline>
    ),
  },
})

export const visuallyHidden = examplesOf('visually-hidden', {
  words: {
    title: 'Words only heard',
    render: () => (
      <a href="#edit">
        Edit<VisuallyHidden> your address</VisuallyHidden>
      </a>
    ),
  },
})
