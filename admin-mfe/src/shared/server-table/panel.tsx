import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'shared-ui/ui';
import styles from './panel.module.css';

interface PanelProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** Button with a panel below it. Escape and a press outside of it close the panel. */
export function Panel({ label, icon, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    frame.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={frame} className={styles.frame} onKeyDown={closeByKey}>
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        {label}
      </Button>
      {isOpen && (
        <div id={id} role="group" aria-label={label} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
