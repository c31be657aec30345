import { Share2 } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button, useToast } from 'shared-ui/kit';
import { dealDetailTexts } from './texts';

/** Hands the page to the phone's own sharing, or to the clipboard where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useTexts(dealDetailTexts);
  const toast = useToast();

  async function share(): Promise<void> {
    const url = location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ kind: 'success', title: t('linkCopied'), text: t('linkCopiedText') });
    } catch {
      // Closing the sheet of the phone is an answer too.
    }
  }

  return (
    <Button variant="tint" size="small" wide onClick={() => void share()}>
      <Share2 size={16} />
      {t('share')}
    </Button>
  );
}
