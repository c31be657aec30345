import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useCurrentUser, useSubmissionKeys } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import type { Line } from './line/line-view';
import type * as Redeemed from './redeemed-pass';
import { dealDetailTexts } from '../texts';
import { isOffline, useLaterRedemption, type LaterRedemption } from './use-later-redemption';

// The code that issues and shows a pass loads on redemption, not with the page.
const loadRedeemed = (): Promise<typeof Redeemed> => import('./redeemed-pass');

interface OpenPass extends Partial<Line> {
  /** Not set while the customer waits in the line of a hot deal. */
  pass?: PassView;
  /** True if the code was issued just now, which is stated once. */
  isNew?: boolean;
  /** True if the customer signed in for this code. */
  isReturn?: boolean;
  RedeemedPass: typeof Redeemed.RedeemedPass;
}

interface Redemption {
  busy: boolean;
  /** Pass and its dialog component; null without a pass. */
  shown: OpenPass | null;
  dialogOpen: boolean;
  closeDialog(): void;
  /** Shows a code that was issued earlier. */
  show(pass: PassView): Promise<void>;
  /** @param isReturn true if the customer signed in for this code */
  redeem(isReturn?: boolean): Promise<void>;
  /** Redemption requested without a connection. */
  later: LaterRedemption;
}

/** Redeems a deal and shows the code. Signed-out visitors are sent to sign in and return afterwards. */
export function useRedeemDeal(dealId: number): Redemption {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { state } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<OpenPass | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const keys = useSubmissionKeys();
  const later = useLaterRedemption(redeem);

  const goToSignIn = async () => {
    // The tab stores the request, because a URL alone never issues a code.
    await loadRedeemed()
      .then(({ keepRedeemRequest }) => keepRedeemRequest(dealId))
      .catch(() => undefined);
    navigate(`/login?returnTo=${encodeURIComponent(`/deals/${dealId}?get=1`)}`);
  };

  const open = (pass: OpenPass): void => {
    setShown(pass);
    setDialogOpen(true);
  };
  const closeDialog = (): void => setDialogOpen(false);

  async function issue(isReturn: boolean): Promise<void> {
    const { issuePass, RedeemedPass } = await loadRedeemed();
    const issued = await issuePass(dispatch, dealId, keys.keyFor(dealId), language, (line) =>
      open({ ...line, RedeemedPass }),
    );
    if (!issued) return;
    keys.ended();
    open({ ...issued, isReturn, RedeemedPass });
    if (issued.isNew) toast({ kind: 'success', title: t('redeemedTitle'), text: t('redeemedText') });
  }

  async function show(pass: PassView): Promise<void> {
    const { RedeemedPass } = await loadRedeemed();
    open({ pass, RedeemedPass });
  }

  async function redeem(isReturn = false): Promise<void> {
    if (state === 'signed-out') return goToSignIn();
    if (isOffline()) return later.offer();
    setBusy(true);
    try {
      await issue(isReturn);
    } catch (failure) {
      closeDialog();
      keys.ended(failure);
      if (isApiFailure(failure) && failure.status === 401) return goToSignIn();
      // If the connection was lost, the same key is sent again later, so that no second code is issued.
      if (isOffline()) return later.offer();
      const fallback = t('redeemFailedText');
      const text = await loadRedeemed()
        .then(({ describeFailure }) => describeFailure(failure, language, fallback))
        .catch(() => fallback);
      toast({ kind: 'error', title: t('redeemFailedTitle'), text });
    } finally {
      setBusy(false);
    }
  }

  return { busy, shown, dialogOpen, closeDialog, show, redeem, later };
}
