import { issueEndpoints, type PassView } from 'shared-ui/api/redemptions';
import { PassDialog } from '../../../shared/pass/pass-dialog';
import { useWatchedPass } from '../../../shared/pass/use-watched-pass';
import type { AppDispatch } from 'shared-ui/store';

export { describeFailure } from 'shared-ui/i18n';

/** Issues a code for a deal. Throws the API's error. @param key the Idempotency-Key */
export const issuePass = (
  dispatch: AppDispatch,
  dealId: number,
  key: string,
): Promise<{ pass: PassView; isNew: boolean }> =>
  dispatch(issueEndpoints.issueCode.initiate({ dealId, key })).unwrap();

interface RedeemedPassProps {
  pass: PassView;
  /** True if the code was issued just now. */
  isNew: boolean;
  open: boolean;
  onClose(): void;
}

/** Dialog with the code. It updates when the counter accepts the code. */
export function RedeemedPass({ pass, isNew, open, onClose }: RedeemedPassProps) {
  const current = useWatchedPass(pass, open);
  return <PassDialog pass={current ?? pass} isNew={isNew} open={open} onClose={onClose} />;
}
