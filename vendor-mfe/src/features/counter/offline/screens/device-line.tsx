import { CloudUpload, Smartphone, TriangleAlert } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { useCurrentUser } from 'shared-ui/platform';
import { Button } from 'shared-ui/ui';
import { runsBusiness } from '../../../../shared/own-right';
import { needsAttention, waiting } from '../program/stored-entry';
import { offlineTexts } from '../texts';
import { useCounterDevice } from '../use-counter-device';
import { EnrolCard } from './enrol-card';
import styles from './offline.module.css';
import { StorageWarning } from './storage-note';

interface DeviceLineProps {
  branch: { readonly id: number; readonly name: string } | undefined;
  onOpen(): void;
}

/** Whether this device works without a network, and what of its queue needs attention. */
export function DeviceLine({ branch, onOpen }: DeviceLineProps) {
  const t = useTexts(offlineTexts);
  const { user } = useCurrentUser();
  const { view } = useCounterDevice();
  if (!view?.isRead) return null;
  const { device, entries, pack } = view;
  const open = entries.filter(needsAttention).length;
  const count = waiting(entries).length;
  const canEnrol = branch && user && runsBusiness(user);
  const isFree = !device || (device.isWithdrawn && count === 0);
  return (
    <>
      {open > 0 && (
        <Button variant="outline" wide className={styles.attention} onClick={onOpen}>
          <TriangleAlert size={20} aria-hidden />
          {t('attention', { count: open })}
        </Button>
      )}
      {device && !device.isWithdrawn && (
        <p className={styles.ready}>
          <Smartphone size={18} aria-hidden />
          <span>
            <b>{t(pack ? 'ready' : 'preparing')}</b>
            <br />
            {pack ? t('readyText', { name: device.name, branch: pack.branch.name }) : device.name}
          </span>
          {view.isConnected && entries.length > 0 && (
            <Button variant="text" onClick={onOpen}>
              <CloudUpload size={18} aria-hidden />
              {t('seeThem')}
            </Button>
          )}
        </p>
      )}
      {device && !device.isWithdrawn && <StorageWarning />}
      {device?.isWithdrawn && (
        <p className={styles.waits}>
          <span>
            <b>{t('withdrawn')}</b> {t('withdrawnText')}
          </span>
        </p>
      )}
      {isFree && canEnrol && <EnrolCard branch={branch} isAgain={device !== null} />}
    </>
  );
}
