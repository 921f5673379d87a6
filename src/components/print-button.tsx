import { Button } from '~/ui/button.tsx'

/** Prints the page. Renders nothing where the pointer is a finger: a phone rarely has a printer (D-342). */
export const PrintButton = ({ label }: { readonly label: string }) =>
  matchMedia('(pointer: coarse)').matches ? null : (
    <Button variant="quiet" icon="print" onClick={() => window.print()}>
      {label}
    </Button>
  )
