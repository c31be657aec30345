import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { dealDetailTexts } from './texts';

const ShareDialog = lazyPart(async () => (await import('./sharing/share-dialog')).ShareDialog);

/** Hands the page to the phone's own sharing, or opens ways to send it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts(dealDetailTexts);
  const [open, setOpen] = useState(false);

  function share(): void {
    if (!navigator.share) return setOpen(true);
    // Closing the sheet of the phone is an answer too.
    navigator.share({ title, url: location.href }).catch(() => undefined);
  }

  return (
    <>
      <Button variant="tint" size="small" wide onClick={share}>
        <Share2 size={16} />
        {t('share')}
      </Button>
      {open && <ShareDialog title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
