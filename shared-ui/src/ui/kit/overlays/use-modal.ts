import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose(): void;
  onClick(event: MouseEvent<HTMLDialogElement>): void;
}

/** Drives a native modal dialog: it traps focus, closes on Esc and gives focus back by itself. */
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
    // The backdrop belongs to the dialog element; everything inside it has a target of its own.
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
