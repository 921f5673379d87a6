import { useExternalLinks } from '~/components/external-links.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AddressLink, PageLink, usePageHref } from '~/platform/pages/navigation.tsx'
import { usePageModal } from '~/platform/stores/page-modal.ts'
import { Card, Container, Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { InformationDialog } from '~/components/information-dialog.tsx'
import { Page } from '~/components/page.tsx'

/** The insurer's privacy policy for the brand, the terms, the legal notices, and the member's rights (R-063, ACCT-27). */
function AccountPrivacyAndTermsPage() {
  const text = useText()
  const href = usePageHref()
  const { privacy } = useExternalLinks()
  const legal = usePageModal('legal')
  return (
    <Container narrow>
      <Page id="account.privacy-and-terms" lead={text('account.privacy.lead')}>
        <Card>
          <LinkList
            items={[
              {
                id: 'privacy',
                label: text('account.privacy.policy'),
                description: text('account.privacy.policy.text'),
                external: text('shell.new-window'),
                // LinkList adds the label and description above to this link
                // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
                link: <a href={privacy} />,
              },
              {
                id: 'terms',
                label: text('account.privacy.terms'),
                description: text('account.privacy.terms.text'),
                link: <AddressLink to={href('account.terms')} />,
              },
              {
                id: 'legal',
                label: text('account.privacy.legal'),
                description: text('account.privacy.legal.text'),
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                link: <button type="button" aria-haspopup="dialog" onClick={legal.open} />,
              },
            ]}
          />
        </Card>
        <Card title={text('account.privacy.rights')}>
          <Stack gap="s">
            <p>{text('account.privacy.rights.ask')}</p>
            <p>{text('account.privacy.rights.complain')}</p>
            <p>
              <PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>
            </p>
          </Stack>
        </Card>
        {legal.isOpen && <InformationDialog name="legal" onClose={legal.close} />}
      </Page>
    </Container>
  )
}

export { AccountPrivacyAndTermsPage as Component }
