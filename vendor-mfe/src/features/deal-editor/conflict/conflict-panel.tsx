import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import type { DealForm } from '../deal-fields';
import styles from '../deal-editor.module.css';
import { dealEditorTexts } from '../texts';
import { VersionTable } from './version-table';
import type { FormField } from '../deal-fields';
import { contested, differences, merged } from './versions';

interface ConflictPanelProps {
  /** Common base of both versions; null if it is unknown. */
  base: DealForm | null;
  mine: DealForm;
  theirs: DealForm;
  /** Author of the server version, if known. */
  by?: string | null;
  busy?: boolean;
  onDecide(form: DealForm): void;
}

/** Shows both versions after an edit conflict. Separate changes are merged; the user chooses for fields changed in both. */
export function ConflictPanel({ base, mine, theirs, by, busy, onDecide }: ConflictPanelProps) {
  const t = useTexts(dealEditorTexts);
  const [taken, setTaken] = useState<ReadonlySet<FormField>>(new Set());
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const open = contested(base, mine, theirs);
  const chosen = (field: FormField) => (open.includes(field) ? (taken.has(field) ? 1 : 0) : undefined);
  const choose = (field: FormField, version: 0 | 1) => {
    const next = new Set(taken);
    if (version === 1) next.add(field);
    else next.delete(field);
    setTaken(next);
  };
  return (
    <div ref={panel} tabIndex={-1} className={styles.conflict}>
      <Alert tone="warning" title={by ? t('conflictBy', { name: by }) : t('conflictTitle')} live>
        <p>{t(open.length > 0 ? 'conflictText' : 'conflictMerged')}</p>
        <VersionTable
          label={t('conflictTitle')}
          heads={[t('mine'), t('theirs')]}
          versions={[mine, theirs]}
          fields={differences(mine, theirs)}
          chosen={chosen}
          onChoose={choose}
        />
        <Button size="small" disabled={busy} onClick={() => onDecide(merged(base, mine, theirs, taken))}>
          {t('goOn')}
        </Button>
      </Alert>
    </div>
  );
}
