import { CircleCheck } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { actionKey } from './action-key';
import { undoTexts } from './texts';
import styles from './undo-bar.module.css';
import type { UndoGroup } from './use-undoable';

interface UndoBarProps {
  group: UndoGroup | undefined;
  secondsLeft: number;
  onUndo(): void;
}

const isShownToGuests = ({ action, decisions }: UndoGroup): boolean =>
  action === 'approve' && decisions.every(({ kind }) => kind === 'deal' || kind === 'revision');

/** Shows the latest decision and the seconds left to undo it. */
export function UndoBar({ group, secondsLeft, onUndo }: UndoBarProps) {
  const t = useTexts(undoTexts);
  if (!group) return null;
  const [first] = group.decisions;
  const count = group.decisions.length;
  return (
    <aside className={styles.bar} aria-label={t('undoBar')}>
      <CircleCheck size={20} aria-hidden />
      <p>
        <b>
          {count === 1
            ? t(`did_${actionKey(group.action)}`, { title: first?.title ?? '' })
            : t('didMany', { count })}
        </b>{' '}
        <span>{t(isShownToGuests(group) ? 'guestsSeeIt' : 'takesEffect', { count: secondsLeft })}</span>
      </p>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {t('undo')} <kbd aria-hidden>Z</kbd>
      </button>
    </aside>
  );
}
