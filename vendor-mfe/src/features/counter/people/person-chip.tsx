import { ChevronDown } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Avatar, VisuallyHidden } from 'shared-ui/ui';
import { useCurrentUser } from 'shared-ui/platform';
import { useCounterDevice } from '../offline/use-counter-device';
import styles from './people.module.css';
import { peopleTexts } from './texts';
import { useShift } from './use-shift';

/** Who is at the counter, with the way to change it. */
export function PersonChip({ onOpen }: { onOpen(): void }) {
  const t = useTexts(peopleTexts);
  const { shift, isShared } = useShift();
  const { user } = useCurrentUser();
  const { view } = useCounterDevice();
  if (!isShared) return null;
  const name = shift?.firstName ?? user?.firstName ?? view?.device?.person.firstName ?? '';
  return (
    <button type="button" className={styles.chip} onClick={onOpen}>
      <Avatar name={name} />
      <VisuallyHidden>{t('atCounter')} </VisuallyHidden>
      <span className={styles.chipName}>{name}</span>
      <ChevronDown size={18} aria-hidden />
    </button>
  );
}
