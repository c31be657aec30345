import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useParams } from 'shared-ui/router';
import { readDealId } from '../read-deal-id';
import { ShareDialog } from './share-dialog';
import { sharingTexts } from './texts';
import { useInviteLink } from './use-invite-link';

interface SharingProps {
  /** Title of the deal in the page's language. */
  title: string;
  onClose(): void;
}

const hasSharing = (): boolean => typeof navigator.share === 'function';

const isClosed = (failure: unknown): boolean => failure instanceof Error && failure.name === 'AbortError';

/** Opens the share dialog of the device, or the app's own where there is none. */
export function Sharing({ title, onClose }: SharingProps) {
  const t = useTexts(sharingTexts);
  const link = useInviteLink(readDealId(useParams().id));
  const [open, setOpen] = useState(() => !hasSharing());
  const isHanded = useRef(false);
  const address = link?.address;

  const handOver = useCallback(async () => {
    try {
      await navigator.share({ title, text: t('invitation', { title }), url: address });
      onClose();
    } catch (failure) {
      // Closing the device's dialog ends sharing. If the press was too long ago, the app's dialog asks for another one.
      if (isClosed(failure)) onClose();
      else setOpen(true);
    }
  }, [address, onClose, t, title]);

  useEffect(() => {
    if (!address || !hasSharing() || isHanded.current) return;
    isHanded.current = true;
    void handOver();
  }, [address, handOver]);

  if (!open) return null;
  return (
    <ShareDialog
      title={title}
      link={link}
      onHandOver={hasSharing() ? () => void handOver() : undefined}
      onClose={onClose}
    />
  );
}
