import type { WidgetProps } from '@rjsf/utils'
import { useLayoutEffect, useRef, useState } from 'react'
import { AlertBox } from '~/ui/alert-box.tsx'
import { FileDrop } from '~/ui/field/file-drop.tsx'
import { focusField } from '~/ui/field/focus-field.ts'
import { Stack } from '~/ui/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { Undo } from '~/ui/undo.tsx'
import { checkFiles, type RefusedFile } from '../../uploads/file-rules.ts'
import { FILE_LIMITS, fileSize } from '~/forms/uploads/upload-store.ts'
import type { UploadedFile } from '../../uploads/upload-store.ts'
import { useFormEngine, useWidget } from '../use-widget.ts'

const ACCEPT = FILE_LIMITS.extensions.map((extension) => `.${extension}`).join(',')

/**
 * A field for documents, which are checked when they are chosen. The form data has their descriptions; the upload store
 * has their contents.
 */
export function FilesWidget(props: WidgetProps) {
  const { control, words, change } = useWidget(props)
  const { uploads } = useFormEngine()
  const { text, locale } = words.texts
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [removed, setRemoved] = useState<File>()
  const files = Array.isArray(props.value) ? (props.value as UploadedFile[]) : []
  // A member may add files while earlier ones are still being checked. Each check waits for the previous one, and adds
  // its files to those that are present by then.
  const now = useRef(files)
  const turn = useRef(Promise.resolve())
  useLayoutEffect(() => {
    now.current = files
  })

  function keep(next: UploadedFile[]) {
    now.current = next
    change(next.length > 0 ? next : undefined)
  }

  function add(chosen: File[]) {
    setRemoved(undefined)
    turn.current = turn.current.then(async () => {
      const checked = await checkFiles(chosen, now.current)
      setRefused(checked.refused)
      const count = checked.accepted.length
      if (count === 0) return
      keep([...now.current, ...checked.accepted.map(uploads.add)])
      announce(text('form.files.added', { count }))
    })
  }

  function remove(id: string) {
    setRemoved(uploads.get(id))
    uploads.remove(id)
    keep(now.current.filter((file) => file.id !== id))
  }

  function undoRemoval() {
    if (removed) add([removed])
    focusField(control.id)
  }

  const limits = {
    types: FILE_LIMITS.extensions.join(', ').toUpperCase(),
    each: fileSize(FILE_LIMITS.each, locale),
    total: fileSize(FILE_LIMITS.total, locale),
    count: FILE_LIMITS.count,
  }
  return (
    <Stack gap="s">
      {refused.length > 0 && (
        <AlertBox live>
          {refused.map((file, index) => (
            <p key={index}>
              {words.own(`error.file.${file.rule}`, `error.file.${file.rule}`, {
                ...limits,
                ...file.values,
                name: file.name,
              })}
            </p>
          ))}
        </AlertBox>
      )}
      <FileDrop
        {...control}
        id={`${control.id}-input`}
        aria-required={undefined}
        files={files.map((file) => ({ ...file, content: uploads.get(file.id) }))}
        onAdd={add}
        onRemove={remove}
        accept={ACCEPT}
        labels={{
          drop: text('form.files.drop'),
          choose: text('form.files.choose'),
          takePhoto: text('form.files.takePhoto'),
          list: text('form.files.list'),
          remove: (name) => text('form.files.remove', { name }),
          size: (bytes) => fileSize(bytes, locale),
        }}
      />
      <Undo label={text('form.files.undo')} item={removed} onUndo={undoRemoval}>
        {removed && text('form.files.removed', { name: removed.name })}
      </Undo>
    </Stack>
  )
}
