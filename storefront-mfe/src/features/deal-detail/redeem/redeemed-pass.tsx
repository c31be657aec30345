import { issueEndpoints, type PassView } from 'shared-ui/api/redemptions';
import { PassDialog } from '../../../shared/pass/pass-dialog';
import { useWatchedPass } from '../../../shared/pass/use-watched-pass';
import type { Language } from 'shared-ui/format';
import type { AppDispatch } from 'shared-ui/store';
import { passTexts } from '../../../shared/pass/texts';

export { describeFailure } from 'shared-ui/i18n';

/**
 * Issues a code for a deal, and loads the texts of its dialog meanwhile. Throws the API's error.
 * @param key the Idempotency-Key
 */
export async function issuePass(
  dispatch: AppDispatch,
  dealId: number,
  key: string,
  language: Language,
): Promise<{ pass: PassView; isNew: boolean }> {
  const texts = passTexts.load(language).catch(() => undefined);
  const issued = await dispatch(issueEndpoints.issueCode.initiate({ dealId, key })).unwrap();
  await texts;
  return issued;
}

interface RedeemedPassProps {
  pass: PassView;
  /** True if the code was issued just now. */
  isNew: boolean;
  isReturn?: boolean | undefined;
  open: boolean;
  onClose(): void;
}

/** Dialog with the code. It updates when the counter accepts the code. */
export function RedeemedPass({ pass, isNew, isReturn = false, open, onClose }: RedeemedPassProps) {
  const current = useWatchedPass(pass, open);
  return (
    <PassDialog pass={current ?? pass} isNew={isNew} isReturn={isReturn} open={open} onClose={onClose} />
  );
}
