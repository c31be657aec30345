import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { IconButton } from '../actions/button';
import { cx } from '../cx';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  onClose(): void;
  /** Id of the heading inside. */
  labelledBy: string;
  wide?: boolean;
  /** Covers the whole screen. */
  full?: boolean;
  /** Called for keys pressed anywhere inside. */
  onKeyDown?(event: KeyboardEvent): void;
  children: ReactNode;
}

/** Modal dialog in the center of the screen, at the bottom on phones, or full screen. */
export function Dialog({ open, onClose, labelledBy, wide, full, onKeyDown, children }: DialogProps) {
  const t = useTexts(sharedTexts);
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      onKeyDown={onKeyDown}
      aria-labelledby={labelledBy}
      className={cx(styles.dialog, full ? styles.full : styles.centred, wide && styles.wide)}
    >
      {open && (
        <div className={styles.frame}>
          {children}
          <span className={styles.corner}>
            <IconButton label={t('close')} onClick={onClose}>
              <X size={20} />
            </IconButton>
          </span>
        </div>
      )}
    </dialog>
  );
}
