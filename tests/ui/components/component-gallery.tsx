import { Heading, Stack, Container } from '../../../src/ui/layout.tsx'
import type { Example } from './example.ts'

/** A page that shows all examples. It is a separate entry of the development server and not part of the portal. */
export function ComponentGallery({ examples }: { examples: readonly Example[] }) {
  return (
    <main>
      <Container>
        <Stack>
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
