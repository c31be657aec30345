import type { WorkItemView } from 'shared-ui/api/admin-work';
import { businessNameIn, useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { Button } from 'shared-ui/ui';
import { addressFor } from '../list/asked';
import { reasonKey } from '../list/use-row-text';
import { actionKey } from '../../../shared/undo/action-key';
import { OwnAffairNote, OwnBusinessNote, useOwnBusinessId } from '../../../shared/own-business/own-business';
import { workbenchTexts } from '../texts';
import type { ActionId, Findings, ItemAction } from './actions';
import foot from './foot.module.css';
import styles from './item.module.css';

interface ItemActionsProps {
  item: WorkItemView;
  actions: readonly ItemAction[];
  panUsedBy?: Findings['panUsedBy'];
  disabled: boolean;
  onAct(id: ActionId): void;
}

const variantOf = ({ isRecommended, look }: ItemAction) => {
  if (look === 'bad') return 'danger';
  if (!isRecommended) return 'outline';
  return look === 'good' ? 'confirm' : 'primary';
};

/** Shows why the item cannot be decided. */
function WhyNot({ item, panUsedBy }: { item: WorkItemView; panUsedBy: Findings['panUsedBy'] }) {
  const t = useTexts(workbenchTexts);
  const language = useLanguage();
  const ownId = useOwnBusinessId();
  const { blockedBy, business, isOwn, pendingDecision } = item;
  if (pendingDecision)
    return (
      <p className={styles.why}>
        {t(`decided_${actionKey(pendingDecision.action)}`, { name: pendingDecision.by.name })}
      </p>
    );
  if (isOwn)
    return <p className={styles.why}>{business?.id === ownId ? <OwnBusinessNote /> : <OwnAffairNote />}</p>;
  if (panUsedBy)
    return (
      <p className={styles.why}>
        {t('panUsedBy', { name: businessNameIn(language, panUsedBy), id: String(panUsedBy.id) })}{' '}
        <Link to={`/dashboard/vendors/${panUsedBy.id}`}>{t('compare')}</Link>
      </p>
    );
  if (!blockedBy) return null;
  const name = business ? businessNameIn(language, business) : '';
  const isItem = blockedBy.kind === 'vendor' && blockedBy.reason === 'vendor-pending';
  const to = isItem ? addressFor({ item: `vendor:${blockedBy.id}` }) : `/dashboard/vendors/${blockedBy.id}`;
  return (
    <p className={styles.why}>
      {t(reasonKey(blockedBy.reason), { name })}{' '}
      {blockedBy.kind === 'vendor' && <Link to={to}>{t('toBusiness')}</Link>}
      {blockedBy.kind === 'approval' && (
        <Link to="/dashboard/payments?tab=approvals">{t('toApprovals')}</Link>
      )}
    </p>
  );
}

/** Buttons of the possible decisions with their keyboard shortcuts. */
export function ItemActions({ item, actions, panUsedBy, disabled, onAct }: ItemActionsProps) {
  const t = useTexts(workbenchTexts);
  return (
    <div className={foot.decision}>
      <WhyNot item={item} panUsedBy={panUsedBy} />
      {actions.length > 0 && (
        <div className={foot.buttons}>
          {actions.map((action) => (
            <Button
              key={action.id}
              variant={variantOf(action)}
              disabled={disabled}
              onClick={() => onAct(action.id)}
            >
              {t(`do_${action.id}`, { count: item.frees.length })}
              {action.key && <kbd aria-hidden>{action.key.toUpperCase()}</kbd>}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
