import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Mail } from '../store/outbox.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { listPage, sandboxPage } from './page.ts'

const ADDRESS = '/__sandbox/outbox'

/**
 * Emails that the insurer would have sent: `/outbox` as data, `/outbox/` as a page, `/outbox/<id>` one email with its
 * links. `?to=` keeps those to one address. The template escapes the words of members.
 */
export function outboxRoutes({ outbox }: SandboxState): Hono {
  const app = new Hono({ strict: false })
  app.get('/', (c) => {
    const mails = outbox.list(c.req.query('to'))
    return new URL(c.req.url).pathname.endsWith('/') ? c.html(mailsPage(mails)) : c.json(mails)
  })
  app.get('/:id{\\d+}', (c) => {
    const mail = outbox.find(Number(c.req.param('id')))
    return mail ? c.html(mailPage(mail)) : c.json({ message: 'There is no such e-mail.' }, 404)
  })
  return app
}

const mailsPage = (mails: readonly Mail[]) =>
  listPage(
    'Outbox',
    'No e-mail was sent.',
    ['Sent', 'To', 'Subject'],
    mails.map(({ id, sent, to, locale, subject }) => [
      sent,
      html`<a href="${ADDRESS}/?to=${encodeURIComponent(to)}">${to}</a>`,
      html`<a lang="${locale}" href="${ADDRESS}/${id}">${subject}</a>`,
    ]),
  )

const mailPage = ({ to, locale, subject, text, links, sent }: Mail) =>
  sandboxPage(
    subject,
    locale,
    html`<p><a href="${ADDRESS}/">Outbox</a> ${sent} ${to}</p>
      ${text.split(/\n{2,}/).map((paragraph) => html`<p style="white-space: pre-line">${paragraph}</p>`)}
      <ul>
        ${links.map(({ label, url }) => html`<li><a href="${url}">${label}</a></li>`)}
      </ul>`,
  )
