// The script of the documentation page: the chosen sandbox or mock in each request, a search, and Send.
const target = document.querySelector('#target')
const chosen = (name) => target.elements[name].value.replace(/\/$/, '')
const first = { base: chosen('base'), login: encodeURIComponent(chosen('login')) }
const requests = [...document.querySelectorAll('[data-curl]')].map((element) => [element, element.textContent])

target.addEventListener('input', () => {
  for (const [element, text] of requests)
    element.textContent = text
      .replaceAll(first.base, chosen('base'))
      .replaceAll(first.login, encodeURIComponent(chosen('login')))
})

document.querySelector('#find').addEventListener('input', ({ target: { value } }) => {
  const wanted = value.trim().toLowerCase()
  for (const section of document.querySelectorAll('main section')) {
    const isFound = section.textContent.toLowerCase().includes(wanted)
    section.hidden = !isFound
    document.querySelector(`nav a[href="#${section.id}"]`).parentElement.hidden = !isFound
  }
})

/** The token of the chosen member, from the sign-in operation of the account service. */
async function signIn() {
  const response = await fetch(`${chosen('base')}/accounts/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Client: 'MemberSite', Locale: 'en', 'Accept-Language': 'en' },
    body: JSON.stringify({ email: chosen('login'), password: chosen('password') }),
  })
  return response.headers.get('x-auth')
}

async function send(button) {
  const [shown, curl] = [button.nextElementSibling, button.previousElementSibling.textContent]
  shown.hidden = false
  shown.textContent = '...'
  try {
    const token = curl.includes('$TOKEN') ? await signIn() : undefined
    const headers = Object.fromEntries(
      [...curl.matchAll(/-H (['"])([\w-]+): (.*?)\1/g)].map(([, , name, value]) => [
        name,
        value.replace('$TOKEN', token),
      ]),
    )
    const response = await fetch(/'(http[^']+)'/.exec(curl)[1], { headers })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    shown.textContent = `${response.status}\n${isJson ? JSON.stringify(JSON.parse(text), null, 2) : `${text.length} characters`}`
  } catch (error) {
    shown.textContent = `${chosen('base')} cannot be reached from this page: ${error.message}. Open the page with npm run contract:docs -- --serve.`
  }
}
for (const button of document.querySelectorAll('[data-try]')) button.addEventListener('click', () => void send(button))
