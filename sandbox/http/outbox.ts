import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Mail } from '../store/outbox.ts'
import type { TesterEnvironment } from '../worlds.ts'
import { listPage, sandboxPage } from './page.ts'
import { withoutWorldName } from './world-of-call.ts'

/**
 * Routes for the emails that an insurer would have sent: `/outbox` lists them as JSON, `/outbox/` as a page, and
 * `/outbox/<id>` shows one email with its links. `?to=` selects those sent to one address. The template escapes text
 * that members typed.
 */
export function outboxRoutes(): Hono<TesterEnvironment> {
  const app = new Hono<TesterEnvironment>({ strict: false })
  app.get('/', (c) => {
    const { outbox, home, name } = c.var.world.state
    const mails = outbox.list(withoutWorldName(c.req.query('to'), name))
    return new URL(c.req.url).pathname.endsWith('/') ? c.html(mailsPage(mails, home)) : c.json(mails)
  })
  app.get('/:id{\\d+}', (c) => {
    const { outbox, home } = c.var.world.state
    const mail = outbox.find(Number(c.req.param('id')))
    return mail ? c.html(mailPage(mail, home)) : c.json({ message: 'There is no such e-mail.' }, 404)
  })
  return app
}

const mailsPage = (mails: readonly Mail[], home: string) =>
  listPage(
    'Outbox',
    home,
    'No e-mail was sent.',
    ['Sent', 'To', 'Subject'],
    mails.map(({ id, sent, to, locale, subject }) => [
      sent,
      html`<a href="${home}/outbox/?to=${encodeURIComponent(to)}">${to}</a>`,
      html`<a lang="${locale}" href="${home}/outbox/${id}">${subject}</a>`,
    ]),
  )

const mailPage = ({ to, locale, subject, text, links, sent }: Mail, home: string) =>
  sandboxPage(
    subject,
    locale,
    html`<p><a href="${home}/outbox/">Outbox</a> ${sent} ${to}</p>
      ${text.split(/\n{2,}/).map((paragraph) => html`<p style="white-space: pre-line">${paragraph}</p>`)}
      <ul>
        ${links.map(({ label, url }) => html`<li><a href="${url}">${label}</a></li>`)}
      </ul>`,
  )
