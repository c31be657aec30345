import { CloudUpload } from 'lucide-react';
import { useFormat, useTexts } from 'shared-ui/i18n';
import { Button, Tag, useNow } from 'shared-ui/ui';
import { codeScreenTexts } from '../code-screen/texts';
import styles from './proof.module.css';
import { removeProof, type StoredProof } from './stored-proofs';
import { useProof } from './use-proofs';
import type { PassSummary } from 'shared-ui/platform';

/** State of a pass that was accepted without a network, until the counter's entry has arrived. */
export function WaitingTag({ pass }: { pass: PassSummary }) {
  const t = useTexts(codeScreenTexts);
  return useProof(pass) ? <Tag tone="waiting">{t('usedWaits')}</Tag> : null;
}

/** The stored proof of an acceptance, shown instead of the code. */
export function WaitingProof({ proof: { passId, code, at } }: { proof: StoredProof }) {
  const t = useTexts(codeScreenTexts);
  const format = useFormat();
  const now = useNow();
  return (
    <div className={styles.waiting}>
      <CloudUpload size={40} aria-hidden />
      {code && <p className={styles.characters}>{code}</p>}
      <p>{t(code ? 'proofKept' : 'entryKept', { when: format.soon(at, now) })}</p>
      <p className={styles.note}>{t('proofText')}</p>
      <Button variant="outline" wide onClick={() => removeProof(passId)}>
        {t('notAccepted')}
      </Button>
    </div>
  );
}
