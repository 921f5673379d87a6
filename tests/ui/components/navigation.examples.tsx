import { Breadcrumbs } from '../../../src/ui/breadcrumbs.tsx'
import { Inline } from '../../../src/ui/layout.tsx'
import { Dropdown } from '../../../src/ui/dropdown.tsx'
import { LinkList } from '../../../src/ui/link-list.tsx'
import { Accordion } from '../../../src/ui/accordion.tsx'
import { examplesOf } from './example.ts'

export const breadcrumbs = examplesOf('breadcrumbs', {
  three: {
    title: 'Three levels',
    render: () => (
      <Breadcrumbs
        label="Fil d’Ariane"
        backLabel={(crumb) => `Retour à ${crumb}`}
        items={[
          { label: 'Votre couverture', link: <a href="#coverage" /> },
          { label: 'Soins de santé complémentaires', link: <a href="#health" /> },
          { label: 'Physiothérapie', link: null },
        ]}
      />
    ),
  },
})

const ACCOUNT = [
  { id: 'manage', label: 'Gérer votre compte', link: <a href="#manage" /> },
  { id: 'card', label: 'Carte de membre', link: <a href="#card" /> },
  { id: 'contact', label: 'Nous joindre', current: true, disabled: true },
  { id: 'out', label: 'Fermer la session', onSelect: () => {} },
]

export const dropdown = examplesOf('dropdown', {
  variants: {
    title: 'Variants (SHELL-66)',
    render: () => (
      <Inline>
        <Dropdown label="Demandes" variant="navigation" items={ACCOUNT} active />
        <Dropdown label="Mon compte" variant="secondary" items={ACCOUNT} />
        <Dropdown label="Télécharger" variant="primary" items={ACCOUNT} />
      </Inline>
    ),
  },
})

const links = (names: string[]) => (
  <LinkList items={names.map((name) => ({ id: name, label: name, link: <a href={`#${name}`} /> }))} />
)

export const linkList = examplesOf('link-list', {
  landing: {
    title: 'A landing page',
    render: () => (
      <LinkList
        items={[
          {
            id: 'address',
            label: 'Adresse',
            description: 'Changer votre adresse et votre numéro de téléphone',
            link: <a href="#address" />,
          },
          {
            id: 'deposit',
            label: 'Dépôt direct',
            description: 'Recevoir vos remboursements dans votre compte',
            link: <a href="#deposit" />,
          },
        ]}
      />
    ),
  },
})

export const accordion = examplesOf('panel-group', {
  menu: {
    title: 'One open at a time (SHELL-36)',
    render: () => (
      <Accordion
        panels={[
          { id: 'coverage', title: 'Couverture', children: links(['Votre couverture', 'Soins dentaires']), open: true },
          { id: 'claims', title: 'Demandes', children: links(['Présenter une demande', 'Historique']) },
          { id: 'help', title: 'Besoin d’aide', children: links(['Nous joindre']) },
        ]}
      />
    ),
  },
})
