import { WifiOff } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { dealDetailTexts } from '../texts';
import type { LaterRedemption } from '../redeem/use-later-redemption';

interface OfflineNoteProps {
  later: LaterRedemption;
  /** True to announce the note to screen readers; it is rendered twice on phones. */
  live?: boolean;
}

/** States that a code requires a connection, and offers to redeem when it returns. */
export function OfflineNote({ later, live }: OfflineNoteProps) {
  const t = useTexts(dealDetailTexts);
  const isWaiting = later.state === 'waiting';
  return (
    <Alert
      tone="warning"
      live={live}
      icon={<WifiOff size={20} />}
      title={t(isWaiting ? 'offlineWaiting' : 'offlineTitle')}
    >
      <p>{t(isWaiting ? 'offlineWaitingText' : 'offlineText')}</p>
      <Button size="small" variant="outline" onClick={isWaiting ? later.cancel : later.wait}>
        {t(isWaiting ? 'offlineCancel' : 'offlineWait')}
      </Button>
    </Alert>
  );
}
