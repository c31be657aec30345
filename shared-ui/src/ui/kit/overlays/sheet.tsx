import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { sharedTexts, useTexts } from '../../../platform/i18n';
import { IconButton } from '../actions/button';
import { cx } from '../cx';
import styles from './dialog.module.css';
import { useDragToClose } from './use-drag-to-close';
import { useModal } from './use-modal';

interface SheetProps {
  open: boolean;
  onClose(): void;
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}

/** Drawer from the right; on phones a sheet from the bottom. */
export function Sheet({ open, onClose, title, foot, children }: SheetProps) {
  const t = useTexts(sharedTexts);
  const id = useId();
  const modal = useModal(open, onClose);
  const drag = useDragToClose(onClose);
  return (
    <dialog {...modal} aria-labelledby={id} className={cx(styles.dialog, styles.side)}>
      {open && (
        <>
          <div className={styles.grip} {...drag} />
          <div className={styles.top}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <IconButton label={t('close')} onClick={onClose}>
              <X size={20} />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </dialog>
  );
}
