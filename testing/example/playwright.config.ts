import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH } = process.env

/** Runs four workers against one portal and one sandbox. Each worker has a separate sandbox world. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 4,
  expect: { timeout: 15_000 },
  use: { locale: 'en-CA', launchOptions: { ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } },
})
