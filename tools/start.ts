import { fileURLToPath } from 'node:url'
import { loginOf, PASSWORD, PERSONAS } from '../sandbox/personas.ts'
import { startDevelopment } from './development.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const { portal, sandbox } = await startDevelopment({
    port: Number(process.env['PORT'] ?? 5173),
    sandboxPort: Number(process.env['SANDBOX_PORT'] ?? 4010),
    database: `${root}.sandbox/portal.sqlite`,
    isLive: true,
  })
  console.log(`
  Portal   ${portal}/en/login   (français : ${portal}/fr/login)
  Switches ${portal}/en/demo
  Sandbox  ${sandbox}/__sandbox/

  Sign in as one of these, password ${PASSWORD}:
${PERSONAS.map(({ key, story }) => `    ${loginOf(key).padEnd(34)} ${story}`).join('\n')}

  PORT and SANDBOX_PORT change the ports; "npm run sandbox:reset" forgets what was saved. Stop with Ctrl+C.
`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE' || /already in use/.test(message)
      ? `A port is in use (${message}). Choose others: PORT=5273 SANDBOX_PORT=4110 npm start`
      : message,
  )
  process.exit(1)
}
