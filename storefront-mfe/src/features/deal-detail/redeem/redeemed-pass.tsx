import { redemptionsApi, type PassView } from 'shared-ui/api/redemptions';
import { PassDialog, useWatchedPass } from 'shared-ui/own-pages/pass';
import type { AppDispatch } from 'shared-ui/store';

export { describeFailure } from 'shared-ui/i18n';

/** Asks for a pass of a deal. Throws the API's refusal. @param key the Idempotency-Key */
export const issuePass = (dispatch: AppDispatch, dealId: number, key: string): Promise<PassView> =>
  dispatch(
    redemptionsApi.endpoints.redemptionsIssue.initiate({ issuePassDto: { dealId }, 'Idempotency-Key': key }),
  ).unwrap();

interface RedeemedPassProps {
  pass: PassView;
  open: boolean;
  onClose(): void;
}

/** The code to show; once the counter has accepted it, it says so by itself. */
export function RedeemedPass({ pass, open, onClose }: RedeemedPassProps) {
  const current = useWatchedPass(pass, open);
  return <PassDialog pass={current ?? pass} open={open} onClose={onClose} />;
}
