import { WifiOff } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { dealDetailTexts } from '../texts';
import type { LaterRedemption } from '../redeem/use-later-redemption';

interface OfflineNoteProps {
  later: LaterRedemption;
  /** Whether it is read out; it stands twice on phones. */
  live?: boolean;
}

/** That a code needs a connection, and the choice to get it once there is one. */
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
