import { Heading, Stack, Container } from '../../../src/ui/layout.tsx'
import type { Example } from './example.ts'

/** A page with all examples, for people to look at. It has an entry of its own and is not part of the portal. */
export function ComponentGallery({ examples }: { examples: readonly Example[] }) {
  return (
    <main>
      <Container>
        <Stack gap="xl">
          <h1>Components</h1>
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
      </Container>
    </main>
  )
}
