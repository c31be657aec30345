import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast, useCurrentUser, useSubmissionKeys } from 'shared-ui/platform';
import { useNavigate } from 'shared-ui/router';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import type * as Redeemed from './redeemed-pass';
import { dealDetailTexts } from '../texts';
import { isOffline, useLaterRedemption, type LaterRedemption } from './use-later-redemption';

const BUZZ = 20;

// What issues and shows a code comes when somebody redeems, not with the page.
const loadRedeemed = (): Promise<typeof Redeemed> => import('./redeemed-pass');

interface ShownPass {
  pass: PassView;
  /** Whether it was issued just now: that is said once. */
  isNew: boolean;
  RedeemedPass: typeof Redeemed.RedeemedPass;
}

interface Redemption {
  busy: boolean;
  /** The pass and what shows it; null until there is one. */
  shown: ShownPass | null;
  dialogOpen: boolean;
  closeDialog(): void;
  /** Shows a code that was issued before. */
  show(pass: PassView): Promise<void>;
  redeem(): Promise<void>;
  /** What becomes of a press without a connection. */
  later: LaterRedemption;
}

/** Redeems a deal: who is signed out goes to sign in and comes back, else the code is shown. */
export function useRedeemDeal(dealId: number): Redemption {
  const t = useTexts(dealDetailTexts);
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { state } = useCurrentUser();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<ShownPass | null>(null);
  const [dialogOpen, setDialogOpen] = useState(false);
  const keys = useSubmissionKeys();
  const later = useLaterRedemption(redeem);

  const goToSignIn = async () => {
    // The tab keeps the request: an address alone never issues a code.
    await import('./redeem-request')
      .then(({ keepRedeemRequest }) => keepRedeemRequest(dealId))
      .catch(() => undefined);
    navigate(`/login?returnTo=${encodeURIComponent(`/deals/${dealId}?get=1`)}`);
  };

  async function issue(): Promise<void> {
    const { issuePass, RedeemedPass } = await loadRedeemed();
    const issued = await issuePass(dispatch, dealId, keys.keyFor(dealId));
    setShown({ ...issued, RedeemedPass });
    keys.ended();
    navigator.vibrate?.(BUZZ);
    setDialogOpen(true);
    if (issued.isNew) toast({ kind: 'success', title: t('redeemedTitle'), text: t('redeemedText') });
  }

  async function show(pass: PassView): Promise<void> {
    const { RedeemedPass } = await loadRedeemed();
    setShown({ pass, isNew: false, RedeemedPass });
    setDialogOpen(true);
  }

  async function redeem(): Promise<void> {
    if (state === 'signed-out') return goToSignIn();
    if (isOffline()) return later.offer();
    setBusy(true);
    try {
      await issue();
    } catch (failure) {
      keys.ended(failure);
      if (isApiFailure(failure) && failure.status === 401) return goToSignIn();
      // The connection went meanwhile; the same key is sent again, so that no second code is issued.
      if (isOffline()) return later.offer();
      const text = await loadRedeemed()
        .then(({ describeFailure }) => describeFailure(failure, language, t('redeemFailedText')))
        .catch(() => t('redeemFailedText'));
      toast({ kind: 'error', title: t('redeemFailedTitle'), text });
    } finally {
      setBusy(false);
    }
  }

  return { busy, shown, dialogOpen, closeDialog: () => setDialogOpen(false), show, redeem, later };
}
