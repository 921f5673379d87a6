import { Heading, Stack, Wrap } from '../layout.tsx'
import type { Example } from './example.ts'

/** All examples on one page, for people. Started by the catalogue's own entry, never part of the portal. */
export function Catalogue({ examples }: { examples: readonly Example[] }) {
  return (
    <main>
      <Wrap>
        <Stack gap="xl">
          <h1>Catalogue</h1>
          {examples.map((example) => (
            <section key={example.id} aria-label={example.id}>
              <Stack gap="m">
                <Heading level={2}>
                  {example.component}: {example.title}
                </Heading>
                {example.render()}
              </Stack>
            </section>
          ))}
        </Stack>
      </Wrap>
    </main>
  )
}
