import type { PassView } from '../../store/api/generated/redemptions';
import { PassDialog, useWatchedPass } from '../pass';

/** The dialog of a chosen pass. */
export function ShownPassDialog({ pass, onClose }: { pass: PassView; onClose(): void }) {
  const current = useWatchedPass(pass, true);
  return current && <PassDialog pass={current} open onClose={onClose} />;
}
