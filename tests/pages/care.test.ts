import { describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { useKeyboardOnly } from './support/keyboard.ts'
import { allowHosts, allowPictures } from './support/allow-hosts.ts'
import { renderPage } from './support/render-page.tsx'
import { openedWindows } from './support/windows.ts'
import { emulateMedia } from './support/media.ts'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = page.getByRole('main')
/** Links to the sites of partners. */
const partners = page.css('main a[target="_blank"]')
/** The button for a partner whose site requires a token. It opens that site. */
const way = main.getByRole('button')
const doctor = main.getByRole('button', { name: /^Talk to a doctor/ })
const vendor = (id: number, look = {}) =>
  renderPage('care.vendor', { persona: 'default', path: `/connected-care/vendors/${id}`, ...look })

describe('connected care', () => {
  test(
    'connected care lists its categories, and each category lists its partners',
    { tags: ['ROUTE-069', 'ROUTE-070', 'CARE-01', 'CARE-04'] },
    async () => {
      const member = await renderPage('care.list', { persona: 'default', ...PHONE_FR })
      expect(member.sent('GET', /connected-care-content$/)).toHaveLength(1)
      await expect.poll(() => main.getByRole('region').getByRole('listitem').length).toBe(6)
      await member.press(main.getByRole('link', { name: /Cliniques virtuelles/ }))
      await member.isAt('/connected-care/categories/3')
      await expect.poll(() => main.getByRole('region').length).toBe(3)
    },
  )

  test('a member reaches a partner of a category with the keyboard alone', { tags: ['ROUTE-071'] }, async () => {
    const member = await renderPage('care.category', { persona: 'default', path: '/connected-care/categories/3' })
    useKeyboardOnly(member)
    await member.press(page.getByRole('link', { name: member.text('care.more', { service: 'Online doctors' }) }))
    await member.isAt('/connected-care/vendors/9')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Online doctors')
  })

  test(
    'a category of connected care lists pinned services first, and marks an offer that has ended',
    { tags: ['CARE-08', 'CARE-11', 'D-138'] },
    async () => {
      const member = await renderPage('care.category', {
        persona: 'default',
        path: '/connected-care/categories/1',
        ...PHONE_FR,
      })
      await expect.element(main.getByRole('region').first()).toMatchTextContent(/Clearwater Optics/)
      await expect.element(main.getByText(member.text('care.ended', { date: '12 décembre 2023' }))).toBeVisible()
    },
  )

  test('an offer that has ended has no link to its partner', { tags: ['CARE-07', 'CARE-11', 'D-138'] }, async () => {
    const member = await vendor(1)
    await expect.element(main.getByText(member.text('care.ended', { date: 'December 12, 2023' }))).toBeVisible()
    await expect.element(partners).toMatchTextContent(member.text('care.ended.visit', { vendor: 'Clearwater Optics' }))
    await member.expectNoAxeViolations()
  })

  test(
    'some cards of a connected care category link directly to the site of the partner',
    { tags: ['CARE-08', 'D-134'] },
    async () => {
      const member = await renderPage('care.category', { persona: 'default', path: '/connected-care/categories/1' })
      const direct: string[] = []
      for (const id of ['1', '2', '3', '4', '5', '6']) {
        await member.goTo(`/connected-care/categories/${id}`)
        await member.isAt(`/connected-care/categories/${id}`)
        await expect.element(main.getByRole('region').first()).toBeVisible()
        direct.push(...partners.elements().map((link) => link.getAttribute('href') ?? ''))
      }
      expect(direct.length).toBeGreaterThan(0)
      expect(direct.filter((href) => !href.startsWith('https://'))).toEqual([])
    },
  )

  test('the page of an unknown partner says so and leads back to connected care', { tags: ['ROUTE-071'] }, async () => {
    const member = await vendor(999, PHONE_FR)
    await expect.element(member.heading('care.none')).toBeVisible()
    await member.press(member.link('care.none.back'))
    await member.isAt('/connected-care')
  })
})

describe('pictures', () => {
  /** File names of the pictures that the browser has loaded on this page. */
  const came = () =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((each) =>
      each.naturalWidth > 0 ? nameOf(each.currentSrc) : [],
    )
  const nameOf = (address: string) => address.replace(/^.*\//, '')
  const box = (kind: string) => page.css(`main [data-kind="${kind}"]`)
  const category = (look = {}) =>
    renderPage('care.category', { persona: 'default', path: '/connected-care/categories/3', ...look })
  /** Page options for a catalogue in which the pictures have other URLs. */
  const at = (pictures: (services: string) => string) => ({
    before: async (sandbox: { services: string; faults: (rules: object[]) => Promise<unknown> }) =>
      sandbox.faults([
        {
          operationId: 'getConnectedCareContent',
          body: await commands.careContent('NB', 'en', pictures(sandbox.services)),
        },
      ]),
  })

  test(
    'a category has its picture without a text alternative, its name and its description, and lists its services',
    { tags: ['CARE-03', 'D-136'] },
    async () => {
      const member = await renderPage('care.list', { persona: 'default', ...PHONE_FR })
      await expect.poll(came).toContain('virtual-clinics-category.svg')
      await member.expectNoAxeViolations()
      const entry = main.getByRole('link', { name: /Cliniques virtuelles/ })
      await expect.element(entry.getByRole('presentation')).toHaveAttribute('referrerpolicy', 'no-referrer')
      await expect.element(entry).toMatchTextContent(/Rencontrez des professionnels de la santé/)
      await member.press(entry)
      await member.isAt('/connected-care/categories/3')
      await expect.element(page.getByRole('heading', { level: 1, name: 'Cliniques virtuelles' })).toBeVisible()
      const services = main.getByRole('region').getByRole('heading', { level: 2 })
      await expect
        .poll(() => services.elements().map(({ textContent }) => textContent))
        .toEqual(['Médecins en ligne', 'Soins de la ménopause', 'Physiothérapie virtuelle'])
    },
  )

  test(
    'the logo and the photograph of a partner load lazily into space reserved on the page',
    { tags: ['CARE-05', 'D-136'] },
    async () => {
      const member = await category()
      await expect.poll(came).toEqual(expect.arrayContaining(['online-doctors-card.svg', 'online-doctors-logo.svg']))
      const card = page.getByRole('region', { name: 'Online doctors' })
      await expect.element(card).toMatchTextContent(/Maple Bridge Clinic.*A doctor by video or chat, day and night\./)
      for (const picture of card.getByRole('presentation').elements()) {
        expect([
          picture.getAttribute('loading'),
          picture.getAttribute('referrerpolicy'),
          picture.getAttribute('alt'),
        ]).toEqual(['lazy', 'no-referrer', ''])
        expect(Number(picture.getAttribute('width')) * Number(picture.getAttribute('height'))).toBeGreaterThan(0)
      }
      await member.expectNoAxeViolations()
    },
  )

  test(
    "a partner's pictures for a dark background are shown in dark mode",
    { tags: ['CARE-05', 'D-136'] },
    async () => {
      await emulateMedia({ colorScheme: 'dark' })
      await category()
      await expect
        .poll(came)
        .toEqual(expect.arrayContaining(['online-doctors-logo-dark.svg', 'virtual-physiotherapy-logo.svg']))
      expect(came()).not.toContain('online-doctors-logo.svg')
    },
  )

  test(
    "the photograph of a partner is above the text of the partner's page",
    { tags: ['CARE-06', 'D-136'] },
    async () => {
      await vendor(9)
      await expect.poll(came).toEqual(['online-doctors-page.svg'])
      const { bottom } = box('page').element().getBoundingClientRect()
      expect(
        main.getByRole('heading', { name: 'What doctors can do' }).element().getBoundingClientRect().top,
      ).toBeGreaterThan(bottom)
    },
  )

  test(
    'the page shows an initial instead of a logo from a host that the deployment does not allow',
    { tags: ['CARE-05', 'D-136'] },
    async () => {
      const member = await renderPage('care.list', { persona: 'default' })
      allowPictures('images.example.com')
      await member.goTo('/connected-care/categories/3')
      await expect.element(box('logo').first()).toHaveTextContent('M')
      expect(document.querySelectorAll('main img, main source')).toHaveLength(0)
      await expect.element(box('card')).not.toBeInTheDocument()
    },
  )

  test(
    'a picture of a category that fails to load leaves its space empty',
    { tags: ['CARE-05', 'D-136'] },
    async () => {
      await category(at((services) => `${services}/__sandbox/pictures/gone`))
      await expect.element(box('logo').first()).toHaveTextContent('M')
      await expect.poll(() => document.querySelectorAll('main img').length).toBe(0)
      const { width, height } = box('card').first().element().getBoundingClientRect()
      expect(width / height).toBeCloseTo(640 / 200, 1)
    },
  )

  test(
    "a picture of a partner's page that fails to load leaves the text visible",
    { tags: ['CARE-06', 'D-136'] },
    async () => {
      await vendor(
        9,
        at((services) => `${services}/__sandbox/pictures/gone`),
      )
      await expect.poll(() => document.querySelectorAll('main img').length).toBe(0)
      expect(box('page').element().getBoundingClientRect().height).toBeGreaterThan(100)
      await expect.element(main.getByRole('heading', { name: 'What doctors can do' })).toBeVisible()
    },
  )
})

describe('information about a partner', () => {
  test(
    'the page of a partner for doctor visits shows how many visits the plan includes and the cost by time of day',
    { tags: ['CARE-13', 'CARE-15', 'D-137'] },
    async () => {
      await vendor(9)
      await expect
        .element(main.getByText('With a complete health plan, four visits per family and year are included.'))
        .toBeVisible()
      const prices = page.getByRole('table', { name: 'Price of a visit' })
      for (const [when, price] of [
        ['Day', '$65'],
        ['Evening', '$73'],
        ['Night', '$92'],
      ] as const)
        await expect
          .element(prices.getByRole('row').filter({ hasText: new RegExp(`^${when}`) }))
          .toMatchTextContent(new RegExp(`\\${price}`))
    },
  )

  test(
    'the page of a partner for doctor visits shows a member in Quebec only the price for Quebec',
    { tags: ['CARE-15'] },
    async () => {
      await renderPage('care.vendor', { persona: 'quebec', path: '/connected-care/vendors/9', ...PHONE_FR })
      await expect.element(page.getByRole('table')).toMatchTextContent(/200/)
      await expect.element(page.getByRole('table')).not.toMatchTextContent(/65|73|92/)
    },
  )

  test(
    'the page of a partner for physiotherapy shows the minimum age and the cost',
    { tags: ['CARE-14', 'CARE-15'] },
    async () => {
      await vendor(12)
      await expect.element(main.getByText('For covered members who are 8 and over.')).toBeVisible()
      await expect.element(page.getByRole('row').filter({ hasText: 'Initial assessment' })).toMatchTextContent(/\$59/)
      await expect.element(page.getByRole('row').filter({ hasText: 'Follow-up' })).toMatchTextContent(/\$49/)
    },
  )

  test(
    'the page of a partner that offers health assessments shows which members can use them',
    { tags: ['CARE-14'] },
    async () => {
      await vendor(2, PHONE_FR)
      await expect.element(main.getByText(/plus de 18\sans/)).toBeVisible()
      await expect.element(page.getByRole('table')).toMatchTextContent(/340/)
    },
  )

  test('the page of a partner for dietitians shows the cost of the first session', { tags: ['CARE-15'] }, async () => {
    await vendor(3)
    await expect.element(page.getByRole('table').first()).toMatchTextContent(/\$120/)
  })

  test(
    'the page of a partner shows the discounts for members of group plans and of personal plans',
    { tags: ['CARE-13'] },
    async () => {
      await vendor(3, PHONE_FR)
      await expect.element(main.getByText(/20\s%.*10\s%/)).toBeVisible()
    },
  )
})

describe('link to a partner', () => {
  test(
    "the link to a partner that needs a token is a button with the partner's text that opens a new window",
    { tags: ['CARE-07'] },
    async () => {
      const opened = openedWindows()
      const member = await vendor(9)
      await expect.element(doctor).toBeVisible()
      expect(document.documentElement.outerHTML).not.toContain('token=')
      await member.press(doctor)
      await expect
        .poll(() => opened)
        .toEqual([expect.stringMatching(/^https:\/\/[\w.-]+\/en\?token=[\w-]+\.[\w-]+\.[\w-]+$/)])
    },
  )

  test('the link to a partner that needs no token is an ordinary link', { tags: ['CARE-07'] }, async () => {
    await vendor(1)
    await expect.element(partners).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(partners).toHaveAttribute('href', expect.stringMatching(/^https:\/\/[\w.-]+\/[^?]*$/))
  })

  test(
    'the link to a partner on a host that the deployment does not allow is not shown',
    { tags: ['CARE-07'] },
    async () => {
      const member = await renderPage('care.list', { persona: 'default' })
      for (const [host, ways] of [
        ['example.com', 1],
        ['evil.example', 0],
      ] as const) {
        allowHosts(host)
        await member.goTo('/connected-care/vendors/9')
        await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Online doctors')
        await expect.poll(() => doctor.length).toBe(ways)
        await member.goTo('/connected-care')
        await member.isAt('/connected-care')
      }
    },
  )

  test(
    'the token for links to partners is requested once for each language, when the first link is opened',
    { tags: ['CARE-12', 'D-135'] },
    async () => {
      const opened = openedWindows()
      const member = await renderPage('care.list', { persona: 'default', ...PHONE_FR })
      const asked = () => member.sent('GET', /connected-care-tokens$/).length
      expect(asked()).toBe(0)
      for (const id of [2, 9]) {
        await member.goTo(`/connected-care/vendors/${id}`)
        await member.isAt(`/connected-care/vendors/${id}`)
        await member.press(way)
        await expect.poll(() => opened.length).toBe(id === 2 ? 1 : 2)
      }
      expect(asked()).toBe(1)
      expect(Object.values({ ...sessionStorage }).some((kept) => /[\w-]+\.[\w-]+\.[\w-]+/.test(String(kept)))).toBe(
        true,
      )
    },
  )

  test(
    'the link to a partner has no id for analytics if the plan lacks the flag analytics',
    { tags: ['D-139'] },
    async () => {
      await vendor(1)
      await expect.element(partners).not.toHaveAttribute('data-analytics-id')
    },
  )

  test(
    'the link to a partner has an id for analytics if the plan has the flag analytics',
    { tags: ['CARE-09', 'D-139'] },
    async () => {
      await vendor(1, {
        before: (sandbox: { vary: (persona: string, more: object) => Promise<unknown> }) =>
          sandbox.vary('default', { policy: { analytics: true } }),
      })
      await expect.element(partners).toHaveAttribute('data-analytics-id', 'care-vision')
    },
  )

  test(
    'if the request for the token of a partner fails, the page stays open with one error, and the member can try again',
    { tags: ['CARE-12', 'ERR-01'] },
    async () => {
      const member = await renderPage('care.vendor', {
        persona: 'default',
        path: '/connected-care/vendors/2',
        ...PHONE_FR,
        before: (sandbox) => sandbox.faults([{ operationId: 'getConnectedCareToken', status: 500, times: 1 }]),
      })
      const opened = openedWindows()
      await member.press(way)
      await expect.element(page.getByRole('dialog')).toBeVisible()
      await member.press(member.button('shell.close').last())
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(opened).toEqual([])
      await member.press(way)
      await expect.poll(() => opened.length).toBe(1)
    },
  )
})
