import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH } = process.env

/** Four workers on one portal and one sandbox, each in a world of its own. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 4,
  expect: { timeout: 15_000 },
  use: { locale: 'en-CA', launchOptions: { ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } },
})
