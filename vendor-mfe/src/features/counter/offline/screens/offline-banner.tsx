import { WifiOff } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import type { DeviceView } from '../counter-device';
import { smallestAllowance } from '../program/allowance';
import { waitingAcceptances } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import styles from './offline.module.css';

/** Time of the last contact by the device's own clock. */
const lastContact = ({ contact }: DeviceView): Date | null =>
  contact && new Date(contact.contactAt - contact.offset);

interface OfflineBannerProps {
  view: DeviceView;
  /** Absent while the list is open. */
  onOpen?(): void;
}

/** Since when the counter is offline, how many acceptances wait, and how many more are possible. */
export function OfflineBanner({ view, onOpen }: OfflineBannerProps) {
  const t = useTexts(offlineTexts);
  const format = useFormat();
  const count = waitingAcceptances(view.entries).length;
  const left = view.pack && !view.device?.isWithdrawn ? smallestAllowance(view.pack, view.entries)?.left : 0;
  return (
    <div className={styles.banner}>
      <WifiOff size={22} aria-hidden />
      <p role="status">
        <b>{t('offlineSince', { time: format.time(lastContact(view)) })}</b>
        <br />
        {count > 0 ? t('waits', { count }) : t('noneWait')} {t('possible', { count: left ?? 0 })}
      </p>
      {onOpen && (
        <Button variant="text" className={styles.open} onClick={onOpen}>
          {t('seeThem')}
        </Button>
      )}
    </div>
  );
}
