import { type ReactNode, useState } from 'react'
import { Actions, Button } from '../../../src/ui/button.tsx'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'
import { LoadingModal } from '../../../src/ui/loading-modal.tsx'
import { examplesOf } from './example.ts'

function Opener({ name, children }: { name: string; children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

export const dialog = examplesOf('dialog', {
  question: {
    title: 'A question',
    render: () => (
      <Opener name="Log out">
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            title="Êtes-vous certain de vouloir fermer la session?"
            footer={
              <Actions>
                <Button onClick={close}>Fermer la session</Button>
                <Button variant="quiet" onClick={close}>
                  Annuler
                </Button>
              </Actions>
            }
          >
            Ce que vous avez saisi ne sera pas conservé.
          </Dialog>
        )}
      </Opener>
    ),
  },
  information: {
    title: 'Information',
    render: () => (
      <Opener name="Legal">
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            closeLabel="Close"
            lightDismiss
            title="Legal"
            footer={
              <Actions>
                <Button onClick={close}>Close</Button>
              </Actions>
            }
          >
            {Array.from({ length: 12 }, (_, index) => (
              <p key={index}>
                The information on this site is provided for plan members. Your booklet remains the reference for what
                your plan covers.
              </p>
            ))}
          </Dialog>
        )}
      </Opener>
    ),
  },
  error: {
    title: 'An error that has to be answered',
    render: () => (
      <Opener name="Fail">
        {(open, close) => (
          <Dialog
            open={open}
            tone="bad"
            title="We could not send your claim"
            footer={
              <Actions>
                <Button onClick={close}>Try again</Button>
              </Actions>
            }
          >
            Nothing was lost. Reference 7F3A.
          </Dialog>
        )}
      </Opener>
    ),
  },
})

export const loadingModal = examplesOf('loading-modal', {
  plain: {
    title: 'Loading',
    render: () => (
      <Opener name="Save">
        {(open, close) => (
          <LoadingModal
            open={open}
            label="Enregistrement en cours"
            action={
              <Button variant="quiet" onClick={close}>
                Annuler
              </Button>
            }
          />
        )}
      </Opener>
    ),
  },
  progress: {
    title: 'With progress',
    render: () => (
      <Opener name="Send">
        {(open, close) => (
          <LoadingModal
            open={open}
            label="Sending your claim"
            text="Sending your claim. Keep this page open."
            progress={{ value: 0.4, text: '40 %' }}
            action={
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            }
          />
        )}
      </Opener>
    ),
  },
})
