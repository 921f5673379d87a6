// The script of hand-written-member.html: three pages without a library. It sends the requests that the portal's pages send.
const id = encodeURIComponent(sessionStorage.getItem('email'))
const headers = { authorization: sessionStorage.getItem('apiToken'), 'accept-language': 'en', locale: 'en' }
const configuration = fetch('/assets/env-config.json').then((response) => response.json())
const answers = {}

/** The answer to a request, which is sent once; that for the bank account once more for each claim (GUARD-18). */
const ask = (path) =>
  (answers[path] ??= configuration
    .then(({ memberBaseUrl }) => fetch(`${memberBaseUrl}/${id}/${path}`, { headers }))
    .then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response.status === 204 ? null : response.json()
    }))

const main = document.querySelector('main')
const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' })
const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' })
const amount = (text) => money.format(Number(text))
const day = (text) => days.format(Date.UTC(text.slice(0, 4), text.slice(4, 6) - 1, text.slice(6)))
const first = (name) => name.split(' ')[0]

/** Makes an element. A property is an attribute, or a listener if its value is a function. */
function h(tag, properties, ...children) {
  const element = /^(svg|rect)$/.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
  for (const [name, value] of Object.entries(properties ?? {}))
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== false) element.setAttribute(name, value)
  element.append(...children.flat().filter((child) => child !== null && child !== false))
  return element
}
const card = (title, link, ...children) =>
  h('section', null, h('header', null, h('h2', null, title), link), ...children)
const button = (label, click, isMain) =>
  h('button', { class: isMain ? 'button main' : 'button', type: 'button', click }, label)

function show(title, isNarrow, ...children) {
  document.title = `${title} - Member portal`
  main.className = isNarrow ? 'narrow' : ''
  main.removeAttribute('aria-busy')
  main.replaceChildren(...children)
}

const repeatable = async () =>
  card(
    'Claim a recent service again',
    null,
    h(
      'ul',
      null,
      (await ask('recent-claim-services?limit=5')).slice(0, 2).map((each) =>
        h(
          'li',
          { class: 'row' },
          h(
            'div',
            null,
            h('strong', null, `${each.service.description}, ${each.participantName}`),
            h(
              'p',
              { class: 'quiet' },
              `${each.provider.firstName} ${each.provider.lastName}. Last time: ${day(each.lastServiceDate)}, ${amount(each.lastAmount)}`,
            ),
          ),
          button('Claim again', () => open('/en/hand-again', each)),
        ),
      ),
    ),
  )

const TONES = { 'In progress': 'badge open', Declined: 'badge no' }
function claimRow(claim) {
  const isOpen = claim.status === 'In progress'
  return h(
    'li',
    { class: 'row' },
    h(
      'h3',
      null,
      h(
        'a',
        { href: `/en/history/details/${claim.claimId}/${claim.line}` },
        `${claim.serviceDescription}, ${first(claim.member)}`,
      ),
    ),
    h('p', null, `${amount(isOpen ? claim.submittedAmount : claim.paidAmount)} ${isOpen ? 'submitted' : 'paid'}`),
    h(
      'p',
      { class: 'quiet' },
      `${claim.claimType}, ${day(claim.serviceDate)}. Received on ${day(claim.receivedDate)}.`,
    ),
    h(
      'p',
      { class: 'quiet' },
      h('span', { class: TONES[claim.status] ?? 'badge' }, claim.status),
      ` ${claim.declinedReason ?? `${claim.status} on ${day(claim.statusUpdate)}.`}`,
    ),
  )
}

async function dashboard() {
  const paths = [
    'security-policy',
    'cardholder-details',
    'recent-claims',
    'participants?filter=active',
    'benefits',
    'pending-claim-services',
    'notifications',
    'banking-details',
    'claim-draft',
    'recent-claim-services?limit=5',
  ]
  const [policy, holder, claims, people, { benefits }, pending] = await Promise.all(paths.map(ask))
  const inProgress = claims.filter(({ status }) => status === 'In progress')
  const paid = claims.find(({ status }) => status === 'Processed')
  const limits = benefits
    .flatMap((benefit) => benefit.limits ?? [])
    .filter(({ participantId, used }) => participantId === holder.participantId && Number(used) > 0)
    .toSorted((a, b) => a.remaining / a.maximum - b.remaining / b.maximum)
  show(
    'Home',
    false,
    h(
      'div',
      null,
      h('h1', null, `Good ${new Date().getHours() < 12 ? 'morning' : 'afternoon'}, ${first(people[0].firstName)}`),
      h(
        'p',
        { class: 'lead' },
        `${pending.length} claims are in progress. You have nothing to do right now (checked at ${new Date().toLocaleTimeString('en-CA', { timeStyle: 'short' })}).`,
      ),
      policy.submitClaim && button('Submit a claim', () => startClaim(), true),
    ),
    h(
      'select',
      { 'aria-label': 'Whose claims and coverage' },
      h('option', null, 'Everyone'),
      people.map(({ firstName }) => h('option', null, firstName)),
    ),
    h(
      'div',
      { class: 'home' },
      card(
        'Recent claims',
        h('a', { href: '/en/history' }, 'All claims'),
        h(
          'dl',
          null,
          h(
            'div',
            null,
            h('dt', null, 'In progress'),
            h('dd', null, amount(inProgress.reduce((sum, { submittedAmount }) => sum + Number(submittedAmount), 0))),
            h('dd', { class: 'quiet' }, `submitted in ${inProgress.length} claims`),
          ),
          paid &&
            h(
              'div',
              null,
              h('dt', null, 'Last paid'),
              h('dd', null, amount(paid.paidAmount)),
              h('dd', { class: 'quiet' }, `on ${day(paid.statusUpdate)}`),
            ),
        ),
        h('ul', null, claims.slice(0, 5).map(claimRow)),
      ),
      h(
        'div',
        { class: 'home' },
        card(
          'Left to use this year',
          h('a', { href: '/en/coverage' }, 'See all your maximums'),
          h(
            'ul',
            null,
            limits.map(({ description, remaining, maximum }) =>
              h(
                'li',
                null,
                h('p', null, h('strong', null, description), ` ${amount(remaining)} left`),
                h(
                  'svg',
                  {
                    class: 'meter',
                    role: 'meter',
                    'aria-label': description,
                    'aria-valuenow': remaining,
                    'aria-valuemax': maximum,
                  },
                  h('rect', { width: `${(100 * remaining) / maximum}%`, height: '100%', rx: 6 }),
                ),
              ),
            ),
          ),
          limits[0] &&
            h(
              'p',
              { class: 'quiet' },
              `For ${day(limits[0].from)} to ${day(limits[0].to)}, as of ${day(limits[0].asOf)}, without claims in progress.`,
            ),
        ),
        await repeatable(),
      ),
    ),
    h(
      'section',
      null,
      h('strong', null, 'Your plan, all in one place'),
      h('p', null, 'Submit claims, follow them and see what was paid, at any time.'),
      h('a', { href: '/en/manage-your-account/member-card' }, 'See your member card'),
    ),
  )
}

const EXAMPLES = {
  'XX-PRAC': 'Physiotherapist, massage therapist, psychologist',
  'XX-HEAL': 'Medical equipment, orthotics, hearing aids, ambulance',
  'XX-DENT': 'Check-up, cleaning, filling, crown',
  'XX-PHAR': 'Prescription drugs from a pharmacy',
  'XX-VISN': 'Glasses, contact lenses, eye exam',
}
async function claimType() {
  const [types, pending] = await Promise.all(
    ['claim-types', 'pending-claim-services', 'security-policy', 'banking-details', 'claim-draft'].map(ask),
  )
  show(
    'What are you claiming?',
    true,
    h(
      'div',
      null,
      h('p', { class: 'quiet' }, 'Submit a claim'),
      h('h1', null, 'What are you claiming?'),
      h('p', { class: 'lead' }, 'Choose one to go to the next step. You can review everything before you send it.'),
    ),
    card(
      'Your receipt',
      null,
      h(
        'p',
        null,
        'Start with a photo or PDF. It stays next to your answers, and we can read the date and the amount from it.',
      ),
      h('input', { type: 'file', accept: 'image/*,application/pdf', 'aria-label': 'Start with your receipt' }),
    ),
    await repeatable(),
    h(
      'details',
      null,
      h('summary', null, `We are already processing your claims for ${pending.length} services`),
      h(
        'ul',
        null,
        pending.map((each) =>
          h('li', null, `${each.serviceDescription}, ${day(each.serviceDate)}, ${amount(each.submittedAmount)}`),
        ),
      ),
    ),
    h(
      'form',
      null,
      h(
        'fieldset',
        { role: 'radiogroup' },
        h('legend', null, 'Type of claim (required)'),
        types.map(({ claimType: code, description }) =>
          h(
            'label',
            { class: 'option' },
            h('input', { type: 'radio', name: 'type', value: code }),
            h('span', null, description, h('p', { class: 'quiet' }, EXAMPLES[code] ?? '')),
          ),
        ),
      ),
      h(
        'p',
        null,
        h('button', { class: 'button main' }, 'Continue'),
        button('Leave this claim', () => open('/en/hand-dashboard')),
      ),
    ),
  )
}

async function again(each) {
  const form = h('form', {
    input: check,
    focusout: (event) => {
      touched.add(event.target.id)
      check()
    },
  })
  const touched = new Set()
  const field = (key, label, mode) =>
    h(
      'label',
      null,
      label,
      h('input', { class: 'text', id: `again-${key}`, inputmode: mode, autocomplete: 'off', 'aria-required': 'true' }),
    )
  const problems = {
    date: h('p', { class: 'error', role: 'alert' }),
    amount: h('p', { class: 'error', role: 'alert' }),
  }
  const estimate = h('p', { role: 'status' })
  const send = button('Submit my claim', () => undefined, true)
  const set = (element, text) => element.textContent === text || (element.textContent = text)
  function check() {
    const value = (key) => form.querySelector(`#again-${key}`).value.trim()
    const date = new Date(Date.UTC(Number(value('year')), Number(value('month')) - 1, Number(value('day'))))
    const isDate = date.getUTCDate() === Number(value('day')) && date <= Date.now() && Date.now() - date < 730 * 864e5
    const isAmount = /^\d{1,6}([.,]\d{2})?$/.test(value('amount')) && Number(value('amount').replace(',', '.')) > 0
    set(problems.date, touched.has('again-year') && !isDate ? 'Enter a date in the last 24 months.' : '')
    set(problems.amount, touched.has('again-amount') && !isAmount ? 'Enter an amount, such as 95.50.' : '')
    const { coinsurancePercent = 100, perVisit = Infinity } = each.service.maximum ?? {}
    set(
      estimate,
      isAmount
        ? `About ${amount((Math.min(Number(value('amount').replace(',', '.')), perVisit) * coinsurancePercent) / 100)} into your account`
        : '',
    )
    send.setAttribute('aria-disabled', String(!(isDate && isAmount)))
  }
  form.append(
    h(
      'fieldset',
      null,
      h('legend', null, 'Date of service (required)'),
      h(
        'div',
        { class: 'date' },
        field('day', 'Day', 'numeric'),
        field('month', 'Month', 'numeric'),
        field('year', 'Year', 'numeric'),
      ),
      problems.date,
    ),
    field('amount', 'Amount you paid (required)', 'decimal'),
    problems.amount,
    estimate,
    h('label', null, 'Receipts and other documents', h('input', { type: 'file', multiple: '' })),
    h(
      'label',
      { class: 'option' },
      h('input', { type: 'checkbox' }),
      'The information is correct, and I accept the agreement and submit this claim',
    ),
    send,
  )
  show(
    'Claim another visit',
    true,
    h('h1', null, 'Claim another visit'),
    h('p', null, h('strong', null, `${each.service.description}, for ${each.participantName}.`)),
    form,
    card(
      'The rest of your claim',
      null,
      h(
        'ul',
        null,
        [
          ['Service', each.service.description],
          ['Provider', `${each.provider.firstName} ${each.provider.lastName}, ${each.provider.city}`],
          ['Person', each.participantName],
          ['Because of an accident', 'No'],
          ['Other coverage', 'No'],
          ['Comments', 'None'],
        ].map(([name, value]) =>
          h('li', { class: 'row' }, h('span', { class: 'quiet' }, name), h('span', null, value)),
        ),
      ),
    ),
  )
}

function startClaim() {
  delete answers['banking-details']
  open('/en/hand-claim-type')
}

function open(path, given) {
  history.pushState(null, '', path)
  void start(given).then(() => scrollTo(0, 0))
}
addEventListener('popstate', () => start())
const start = (given) =>
  given ? again(given) : location.pathname.endsWith('/hand-claim-type') ? claimType() : dashboard()

const menu = document.querySelector('#menu')
menu.addEventListener('click', () => {
  const isOpen = menu.getAttribute('aria-expanded') === 'true'
  menu.setAttribute('aria-expanded', String(!isOpen))
  document.querySelector('#mobile-menu').hidden = isOpen
})
// as the portal does, the next page's requests are sent when the pointer is on the button to it
main.addEventListener('pointerover', ({ target }) => target.textContent === 'Submit a claim' && ask('claim-types'))
await start()
