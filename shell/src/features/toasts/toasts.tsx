import { useEffect, useRef } from 'react';
import { selectToast, toastDismissed, useAppDispatch, useAppSelector } from 'shared-ui/store';
import styles from './toasts.module.css';
import { useTopLayer } from './use-top-layer';

const TOAST_MS = 5000;
const swipeThreshold = 50;

/** Toast area: shows one message at a time for five seconds, or until it is swiped away. */
export function Toasts() {
  const dispatch = useAppDispatch();
  const toast = useAppSelector(selectToast);
  const swipeStart = useRef(0);
  const id = toast?.id;
  const place = useRef<HTMLDivElement>(null);
  useTopLayer(place, id);
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dispatch(toastDismissed(id)), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, dispatch]);

  const endSwipe = (x: number) => {
    if (id !== undefined && Math.abs(x - swipeStart.current) >= swipeThreshold) dispatch(toastDismissed(id));
  };
  return (
    <div ref={place} popover="manual" role="status" aria-live="polite" className={styles.place}>
      {toast && (
        <div
          key={toast.id}
          className={`${styles.toast} ${styles[toast.kind]}`}
          onPointerDown={(event) => (swipeStart.current = event.clientX)}
          onPointerUp={(event) => endSwipe(event.clientX)}
        >
          <strong>{toast.title}</strong>
          {toast.text && <span>{toast.text}</span>}
        </div>
      )}
    </div>
  );
}
