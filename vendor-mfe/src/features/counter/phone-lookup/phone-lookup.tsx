import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { CounterPassView } from 'shared-ui/api/counter';
import { useTexts } from 'shared-ui/i18n';
import { Button, lazyPart } from 'shared-ui/ui';
import { phoneLookupTexts } from './texts';

const PhoneLookupDialog = lazyPart(async () => (await import('./phone-lookup-dialog')).PhoneLookupDialog);

interface PhoneLookupProps {
  branchId: number | undefined;
  onFound(pass: CounterPassView): void;
}

/** Opens the look-up by phone number, for guests whose phone does not work. */
export function PhoneLookup({ branchId, onFound }: PhoneLookupProps) {
  const t = useTexts(phoneLookupTexts);
  const [isOpen, setOpen] = useState(false);
  const found = (pass: CounterPassView) => {
    setOpen(false);
    onFound(pass);
  };
  return (
    <>
      <Button variant="tint" wide onClick={() => setOpen(true)}>
        <Smartphone size={18} />
        {t('open')}
      </Button>
      {isOpen && <PhoneLookupDialog branchId={branchId} onFound={found} onClose={() => setOpen(false)} />}
    </>
  );
}
