/** A window before the page. */
import { useEffect, useRef, type ReactNode } from 'react'

/** A modal window of the browser's own: it keeps the focus and closes by Escape. */
export function Dialog({
  title,
  open,
  onClose,
  children,
}: {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      {open && (
        <>
          <div className="dialog-head">
            <h2>{title}</h2>
            <button type="button" className="quiet icon" aria-label="Close" onClick={onClose}>
              ✕
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
