import type { PassView } from 'shared-ui/api/redemptions';
import { PassDialog, useWatchedPass } from 'shared-ui/pass';

/** The dialog of a chosen pass. */
export function ShownPassDialog({ pass, onClose }: { pass: PassView; onClose(): void }) {
  const current = useWatchedPass(pass, true);
  return current && <PassDialog pass={current} open onClose={onClose} />;
}
