import { useState } from 'react';
import type { PassView } from 'shared-ui/api/redemptions';
import { useLanguage } from 'shared-ui/i18n';
import { pictureOf } from 'shared-ui/ui';
import { CodeScreen } from '../pass/code-screen/code-screen';
import { useScannedEntry, useSendProofs } from '../pass/proof/use-proofs';
import { SpokenWord } from '../pass/spoken-word/spoken-word';
import { CancelPassDialog } from './cancel-pass-dialog';
import { CodeActions } from './code-actions';
import { FirstCode, OtherCode } from './code-card';
import { PassSums } from './pass-sums';

interface OpenCodesProps {
  /** Passes ordered by expiry, the next first. */
  passes: PassView[];
  level: 2 | 3;
}

/** Open passes: the QR code of the first is visible, those of the others open on press. */
export function OpenCodes({ passes, level }: OpenCodesProps) {
  const language = useLanguage();
  useScannedEntry(passes);
  useSendProofs();
  const [shown, setShown] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<PassView | null>(null);
  return (
    <>
      <SpokenWord />
      {passes.map((pass, index) => {
        const card = {
          pass,
          level,
          picture: pictureOf(pass.deal, language),
          onShow: () => setShown(pass.id),
        };
        const actions = <CodeActions pass={pass} onCancel={() => setLeaving(pass)} />;
        return index === 0 ? (
          <FirstCode key={pass.id} {...card} sums={<PassSums pass={pass} />} actions={actions} />
        ) : (
          <OtherCode key={pass.id} {...card} />
        );
      })}
      {shown && <CodeScreen passes={passes} startAt={shown} onClose={() => setShown(null)} />}
      {leaving && <CancelPassDialog pass={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
