import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { useNavigate } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { isApiFailure, useAppDispatch } from 'shared-ui/store';
import type * as Redeemed from './redeemed-pass';
import { dealDetailTexts } from './texts';

const BUZZ = 20;

// What issues and shows a code comes when somebody redeems, not with the page.
const loadRedeemed = (): Promise<typeof Redeemed> => import('./redeemed-pass');

interface ShownPass {
  pass: PassView;
  RedeemedPass: typeof Redeemed.RedeemedPass;
}

interface Redemption {
  busy: boolean;
  /** The pass and what shows it; null until there is one. */
  shown: ShownPass | null;
  dialogOpen: boolean;
  closeDialog(): void;
  redeem(): Promise<void>;
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

  const goToSignIn = () => navigate(`/login?returnTo=${encodeURIComponent(`/deals/${dealId}`)}`);

  async function issue(): Promise<void> {
    const { issuePass, RedeemedPass } = await loadRedeemed();
    setShown({ pass: await issuePass(dispatch, dealId), RedeemedPass });
    navigator.vibrate?.(BUZZ);
    setDialogOpen(true);
    toast({ kind: 'success', title: t('redeemedTitle'), text: t('redeemedText') });
  }

  async function redeem(): Promise<void> {
    if (state === 'signed-out') return goToSignIn();
    setBusy(true);
    try {
      await issue();
    } catch (failure) {
      if (isApiFailure(failure) && failure.status === 401) return goToSignIn();
      const text = await describeFailure(failure, language, t('redeemFailedText'));
      toast({ kind: 'error', title: t('redeemFailedTitle'), text });
    } finally {
      setBusy(false);
    }
  }

  return { busy, shown, dialogOpen, closeDialog: () => setDialogOpen(false), redeem };
}
