import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkItemView } from 'shared-ui/api/admin-work';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, IconButton, Tag } from 'shared-ui/ui';
import { addressOf, hasFullView, kindOf } from '../list/kinds';
import { DueLabel } from '../list/due-label';
import { useRowText } from '../list/use-row-text';
import { workbenchTexts } from '../texts';
import { DealPart } from './deal-part';
import foot from './foot.module.css';
import { CasePart, HonourPart } from './honour-parts';
import styles from './item.module.css';
import { MessagePart, MoneyPart, NamePart, ReviewPart } from './other-parts';
import { VendorPart } from './vendor-part';

export interface ItemPanelProps {
  item: WorkItemView;
  /** True if the current admin owns the item. */
  isMine: boolean;
  /** True if the item is no longer in the list. */
  isGone: boolean;
  showsAll: boolean;
  disabled: boolean;
  onBack(): void;
  onStep(by: 1 | -1): void;
  onOwn(): void;
  onSnooze(): void;
  onFields(): void;
  /** Shows the item on the whole page. */
  onFull(): void;
  /** Buttons of the decisions. */
  children: ReactNode;
}

function Part({ item, showsAll }: { item: WorkItemView; showsAll: boolean }) {
  switch (kindOf(item.kind)) {
    case 'deal':
    case 'revision':
      return <DealPart item={item} showsAll={showsAll} />;
    case 'vendor':
      return <VendorPart item={item} />;
    case 'name-change':
      return <NamePart item={item} />;
    case 'review':
      return <ReviewPart item={item} />;
    case 'message':
      return <MessagePart item={item} />;
    case 'case':
      return <CasePart item={item} />;
    case 'honour':
      return <HonourPart item={item} />;
    case 'unknown':
      return null;
    default:
      return <MoneyPart item={item} />;
  }
}

/** Whether the item is still in the list, changes requested from the business, and the error of the last decision that could not be applied. */
export function Notes({ item: { facts, lastFailure }, isGone }: Pick<ItemPanelProps, 'item' | 'isGone'>) {
  const t = useTexts(workbenchTexts);
  const asked = facts['askedNote'];
  return (
    <>
      {isGone && (
        <p role="status" className={styles.stale}>
          {t('gone')}
        </p>
      )}
      {lastFailure && (
        <p role="alert" className={styles.failure}>
          <b>{t('notDone')}</b> {t(failureKey(lastFailure.code))}
        </p>
      )}
      {typeof asked === 'string' && (
        <p className={styles.stale}>
          <b>{t('askedFor')}</b> {asked}
        </p>
      )}
    </>
  );
}

const FAILURES = [
  'version.conflict',
  'deal.vendor-not-verified',
  'plan.limit-reached',
  'access.denied',
] as const;

const failureKey = (code: string) =>
  `failure_${FAILURES.find((known) => known === code) ?? 'unknown'}` as const;

function Head({ item, onBack, onStep }: ItemPanelProps) {
  const t = useTexts(workbenchTexts);
  const kind = kindOf(item.kind);
  return (
    <header className={styles.head}>
      <IconButton label={t('toList')} className={styles.back} onClick={onBack}>
        <ArrowLeft size={20} />
      </IconButton>
      <Tag tone={kind === 'revision' ? 'waiting' : 'brand'}>{t(`kind_${kind}`)}</Tag>
      <DueLabel item={item} />
      <span className={styles.steps}>
        <Button variant="tint" size="small" aria-label={t('previous')} onClick={() => onStep(-1)}>
          K
        </Button>
        <Button variant="tint" size="small" aria-label={t('next')} onClick={() => onStep(1)}>
          J
        </Button>
      </span>
    </header>
  );
}

/** Decision buttons, owner and submission time of the item. */
function Foot({ item, isMine, disabled, onOwn, onSnooze, children }: ItemPanelProps) {
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const { owner, since } = item;
  return (
    <footer className={foot.foot}>
      {children}
      <div className={styles.links}>
        <Button variant="tint" size="small" disabled={disabled} onClick={onOwn}>
          {t(isMine ? 'giveBack' : 'own')} <kbd aria-hidden>O</kbd>
        </Button>
        <Button variant="tint" size="small" disabled={disabled} onClick={onSnooze}>
          {t('snooze')} <kbd aria-hidden>S</kbd>
        </Button>
      </div>
      <p className={foot.small}>
        <span>{!owner ? t('nobodyOwns') : isMine ? t('yours') : t('ownedBy', { name: owner.name })}</span>
        <span>{t('submitted', { date: format.dateTime(since) })}</span>
      </p>
    </footer>
  );
}

/** Details of the open item, sufficient for most decisions without opening its page. */
export function ItemPanel(props: ItemPanelProps) {
  const { item, showsAll, onFields, onFull } = props;
  const t = useTexts(workbenchTexts);
  const { language } = useFormat();
  const { title } = useRowText()(item);
  const kind = kindOf(item.kind);
  const address = addressOf(item);
  return (
    <aside className={styles.panel} aria-labelledby="work-item">
      <Head {...props} />
      <div className={styles.body}>
        <h2 id="work-item" tabIndex={-1}>
          {title}
        </h2>
        {item.business && (
          <p className={styles.business}>
            <b>{businessNameIn(language, item.business)}</b> ·{' '}
            {t(`vendor_${item.business.status as 'pending'}`)}
          </p>
        )}
        <Notes item={item} isGone={props.isGone} />
        <Part item={item} showsAll={showsAll} />
        <p className={styles.links}>
          {(kind === 'deal' || kind === 'revision') && (
            <Button variant="text" size="small" onClick={onFields}>
              {t(showsAll ? 'fewerFields' : 'allFields')} <kbd aria-hidden>F</kbd>
            </Button>
          )}
          {hasFullView(item) && (
            <Button variant="tint" size="small" onClick={onFull}>
              {t('openFull')}
            </Button>
          )}
          {address && !hasFullView(item) && (
            <ButtonLink variant="tint" size="small" to={address}>
              {t('openPage')}
            </ButtonLink>
          )}
        </p>
      </div>
      <Foot {...props} />
    </aside>
  );
}
