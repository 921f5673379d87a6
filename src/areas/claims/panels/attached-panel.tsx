import { useText } from '~/platform/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import type { PanelProps } from './panel.ts'

/** The files that travel with the claim, beside the list of documents it needs (D-156). */
export function Panel({ answers, onEdit }: PanelProps) {
  const text = useText()
  const files = answers['attach-documents']?.files ?? []
  return (
    <Card
      title={text('claims.attached.title', { count: files.length })}
      action={
        <Button variant="link" onClick={() => onEdit('attach-documents')}>
          {text('claims.attached.change')}
        </Button>
      }
    >
      {files.length > 0 ? (
        <ul>
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : (
        <p>{text('claims.attached.none')}</p>
      )}
    </Card>
  )
}
