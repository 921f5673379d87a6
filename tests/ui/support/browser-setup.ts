import '~/ui/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (options: { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' | 'none'; reducedMotion?: 'reduce' | 'no-preference' }) => Promise<void>;
    pressAt: (point: { x: number; y: number }) => Promise<void>;
  }
}

/** Whatever React or the browser complains about fails the test that caused it. */
const complaints: unknown[][] = [];

beforeEach(async () => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => { complaints.push(words); });
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => { complaints.push(words); });
  document.documentElement.lang = 'en';
  document.title = 'Catalogue';
  await page.viewport(1024, 768);
  await commands.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
