import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { dealDetailTexts } from './texts';

const Sharing = lazyPart(async () => (await import('./sharing/sharing')).Sharing);

/** Invites somebody to the deal; what that takes comes with the press. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts(dealDetailTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="tint" size="small" wide onClick={() => setOpen(true)}>
        <Share2 size={16} />
        {t('share')}
      </Button>
      {open && <Sharing title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
