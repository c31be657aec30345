import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { Select } from 'shared-ui/kit';
import { Link } from 'shared-ui/router';
import { CodeBoxes } from './code-boxes';
import styles from './entry.module.css';
import { counterTexts } from './texts';
import type { useBranch } from './use-branch';

const Scanner = lazy(async () => ({ default: (await import('./scanner')).Scanner }));

interface EntryScreenProps {
  place: ReturnType<typeof useBranch>;
  business: string;
  busy: boolean;
  onCode(code: string): void;
}

/** Waiting for a code: camera above, boxes below. */
export function EntryScreen({ place, business, busy, onCode }: EntryScreenProps) {
  const t = useTexts(counterTexts);
  const { branch, choices, choose } = place;
  const where = branch ? `${business} · ${branch.name}` : business;
  return (
    <section className={styles.entry}>
      <div className={styles.top}>
        <Link to="/dashboard" aria-label={t('back')} className={styles.back}>
          <ArrowLeft size={22} />
        </Link>
        <div className={styles.where}>
          <h1>{t('counter')}</h1>
          <span>{where}</span>
        </div>
      </div>
      <Suspense fallback={<div className={styles.scanner} />}>
        <Scanner paused={busy} onCode={onCode} />
      </Suspense>
      <div className={styles.sheet}>
        <CodeBoxes busy={busy} onCode={onCode} />
        {choices.length > 0 && (
          <Select
            label={t('branch')}
            placeholder={t('anyBranch')}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={branch ? String(branch.id) : ''}
            onChange={(event) => choose(Number(event.target.value) || null)}
          />
        )}
      </div>
    </section>
  );
}
