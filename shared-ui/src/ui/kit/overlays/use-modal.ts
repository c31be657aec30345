import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose(): void;
  onClick(event: MouseEvent<HTMLDialogElement>): void;
}

/** Controls a native modal dialog, which traps the focus, closes on Esc and restores the focus. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return {
    ref,
    onClose,
    // Clicks on the backdrop have the dialog element as target; clicks inside have another target.
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
