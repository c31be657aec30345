import { useRedemptionsOneQuery, type PassView } from 'shared-ui/api/redemptions';
import { PassDialog } from 'shared-ui/pass';

const POLL = 5000;

/** The dialog of a chosen pass; while it is open it asks every five seconds whether the shop has accepted it. */
export function ShownPassDialog({ pass, onClose }: { pass: PassView; onClose(): void }) {
  const { currentData } = useRedemptionsOneQuery({ id: pass.id }, { pollingInterval: POLL });
  return <PassDialog pass={currentData ?? pass} open onClose={onClose} />;
}
