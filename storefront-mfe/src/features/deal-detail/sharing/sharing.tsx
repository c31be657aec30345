import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useParams } from 'shared-ui/router';
import { readDealId } from '../read-deal-id';
import { ShareDialog } from './share-dialog';
import { sharingTexts } from './texts';
import { useInviteLink } from './use-invite-link';

interface SharingProps {
  /** Of the deal, in the language of the page. */
  title: string;
  onClose(): void;
}

const hasSharing = (): boolean => typeof navigator.share === 'function';

const isClosed = (failure: unknown): boolean => failure instanceof Error && failure.name === 'AbortError';

/** Hands the link to the device's own sharing, or opens ways to send it where there is none. */
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
      // Closing the device's sheet is an answer; where a press is too long ago, the dialog asks for another.
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
