import { Copy } from 'lucide-react';
import { useTexts } from '../../platform/i18n';
import { useToast } from '../../platform/toast/use-toast';
import { Button } from '../kit';
import { developerTexts } from './texts';

interface CopyButtonProps {
  text: string;
  label: string;
}

/** Copies a text to the clipboard. A toast says whether it worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTexts(developerTexts);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ kind: 'success', title: t('copied') });
    } catch {
      toast({ kind: 'error', title: t('copyFailed'), text: t('copyFailedText') });
    }
  };
  return (
    <Button variant="tint" onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
      {label}
    </Button>
  );
}
