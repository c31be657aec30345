import { issueEndpoints, type PassView } from 'shared-ui/api/redemptions';
import { PassDialog } from '../../../shared/pass/pass-dialog';
import { useWatchedPass } from '../../../shared/pass/use-watched-pass';
import type { Language } from 'shared-ui/format';
import type { AppDispatch } from 'shared-ui/store';
import { passTexts } from '../../../shared/pass/texts';
import { LineDialog } from './line/line-dialog';
import type { Issued, Line } from './line/line-view';
import { isBusy, waitInLine } from './line/wait-in-line';

export { describeFailure } from 'shared-ui/i18n';
export { keepRedeemRequest } from './redeem-request';

/** Vibration when the code is there, in milliseconds. */
const BUZZ_MS = 20;

/**
 * Issues a code for a deal, and loads the texts of its dialog meanwhile. At a hot deal it repeats the request with the same key.
 * Throws the API's error.
 * @param key the Idempotency-Key
 * @param onWait called before each wait
 * @returns null if the customer stopped the wait
 */
export async function issuePass(
  dispatch: AppDispatch,
  dealId: number,
  key: string,
  language: Language,
  onWait: (line: Line) => void,
): Promise<Issued | null> {
  const texts = passTexts.load(language).catch(() => undefined);
  const send = (): Promise<Issued> => dispatch(issueEndpoints.issueCode.initiate({ dealId, key })).unwrap();
  const issued = await send().catch(async (failure: unknown) => {
    if (!isBusy(failure)) throw failure;
    await texts;
    return waitInLine(failure, send, onWait);
  });
  await texts;
  if (issued) navigator.vibrate?.(BUZZ_MS);
  return issued;
}

interface RedeemedPassProps extends Partial<Line> {
  /** Not set while the customer waits in the line of a hot deal. */
  pass?: PassView | undefined;
  /** True if the code was issued just now. */
  isNew?: boolean | undefined;
  isReturn?: boolean | undefined;
  open: boolean;
  onClose(): void;
}

interface IssuedPassProps extends RedeemedPassProps {
  pass: PassView;
}

/** Dialog with the code. It updates when the counter accepts the code. */
function IssuedPass({ pass, isNew = false, isReturn = false, open, onClose }: IssuedPassProps) {
  const current = useWatchedPass(pass, open);
  return (
    <PassDialog pass={current ?? pass} isNew={isNew} isReturn={isReturn} open={open} onClose={onClose} />
  );
}

/** Dialog with the code, or with the line of a hot deal. */
export function RedeemedPass({ pass, before = 0, stop, ...dialog }: RedeemedPassProps) {
  if (pass) return <IssuedPass pass={pass} {...dialog} />;
  return <LineDialog before={before} stop={stop} open={dialog.open} onClose={dialog.onClose} />;
}
