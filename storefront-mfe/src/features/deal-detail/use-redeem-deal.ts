import { useState } from 'react';
import { useRedemptionsIssueMutation, type PassView } from 'shared-ui/api/redemptions';
import { describeFailure, useLanguage, useTexts } from 'shared-ui/i18n';
import { useToast } from 'shared-ui/kit';
import { useWatchedPass } from 'shared-ui/pass';
import { useNavigate } from 'shared-ui/router';
import { useCurrentUser } from 'shared-ui/session';
import { isApiFailure } from 'shared-ui/store';
import { loadPassDialog } from './lazy-pass-dialog';
import { dealDetailTexts } from './texts';

const BUZZ = 20;

interface Redemption {
  busy: boolean;
  /** The pass as it is now; null until there is one. */
  pass: PassView | null;
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
  const { state } = useCurrentUser();
  const [issue, { data: issued, isLoading }] = useRedemptionsIssueMutation();
  const [dialogOpen, setDialogOpen] = useState(false);
  const pass = useWatchedPass(issued ?? null, dialogOpen);

  const goToSignIn = () => navigate(`/login?returnTo=${encodeURIComponent(`/deals/${dealId}`)}`);

  async function redeem(): Promise<void> {
    if (state === 'signed-out') return goToSignIn();
    try {
      await loadPassDialog();
      await issue({ issuePassDto: { dealId } }).unwrap();
      navigator.vibrate?.(BUZZ);
      setDialogOpen(true);
      toast({ kind: 'success', title: t('redeemedTitle'), text: t('redeemedText') });
    } catch (failure) {
      if (isApiFailure(failure) && failure.status === 401) return goToSignIn();
      const text = await describeFailure(failure, language, t('redeemFailedText'));
      toast({ kind: 'error', title: t('redeemFailedTitle'), text });
    }
  }

  return {
    busy: isLoading,
    pass,
    dialogOpen,
    closeDialog: () => setDialogOpen(false),
    redeem,
  };
}
