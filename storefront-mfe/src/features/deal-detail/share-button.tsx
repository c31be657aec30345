import { Share2 } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Button } from 'shared-ui/ui';
import { dealDetailTexts } from './texts';

/** Opens the dialog to share the deal. */
export function ShareButton({ onPress }: { onPress(): void }) {
  const t = useTexts(dealDetailTexts);
  return (
    <Button variant="tint" size="small" wide onClick={onPress}>
      <Share2 />
      <span>{t('share')}</span>
    </Button>
  );
}
