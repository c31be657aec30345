import { useTexts } from 'shared-ui/i18n';
import { ChipLink, Segmented } from 'shared-ui/ui';
import { useSearchParams } from 'shared-ui/router';
import { DEAL_STATES, stateOf } from './deal-states';
import { DealsTable } from './table/deals-table';
import { KeyHints } from './decisions/key-hints';
import styles from './moderation.module.css';
import { PendingQueue } from './pending-queue';
import { UndoDecisions } from '../../shared/undo/undo-decisions';
import { moderationTexts } from '../../shared/deal-review/texts';

const VIEWS = ['queue', 'table'] as const;

/** Deals of all businesses by state. Pending deals are shown one at a time or as a table. */
export function ModerationPage() {
  const t = useTexts(moderationTexts);
  const [parameters, setParameters] = useSearchParams();
  const state = stateOf(parameters.get('status'));
  const isQueue = state === 'pending' && parameters.get('view') !== 'table';
  return (
    <UndoDecisions>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {isQueue && <KeyHints />}
      </header>
      <nav aria-label={t('tabs')} className={styles.states}>
        {DEAL_STATES.map((one) => (
          <ChipLink
            key={one}
            to={one === 'pending' ? '/dashboard/deals' : `/dashboard/deals?status=${one}`}
            selected={one === state}
          >
            {t(`tab_${one}`)}
          </ChipLink>
        ))}
      </nav>
      {state === 'pending' && (
        <div className={styles.views}>
          <Segmented
            label={t('views')}
            choices={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
            value={isQueue ? 'queue' : 'table'}
            onChange={(view) => setParameters(view === 'table' ? { view } : {}, { replace: true })}
          />
        </div>
      )}
      {isQueue ? <PendingQueue /> : <DealsTable key={state} state={state} />}
    </UndoDecisions>
  );
}
