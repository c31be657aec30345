import { ArrowLeft } from 'lucide-react';
import { businessNameIn, useFormat, useTexts } from 'shared-ui/i18n';
import { Button, ButtonLink, IconButton, Tag } from 'shared-ui/ui';
import { type ItemPanelProps, Notes } from '../item/item-panel';
import { DueLabel } from '../list/due-label';
import { addressOf, kindOf } from '../list/kinds';
import { useRowText } from '../list/use-row-text';
import { workbenchTexts } from '../texts';
import type { ItemTicks, Tick, TypedField } from '../verification/ticks';
import { Verification } from '../verification/verification';
import { DealReview } from './deal-review';
import styles from './full.module.css';

export interface FullItemProps extends ItemPanelProps {
  /** Place of the item in the list, from 1. */
  place: number;
  total: number;
  hasKeys: boolean;
  ticks: ItemTicks;
  onTick(field: TypedField, tick: Tick): void;
}

function Head({ item, place, total, onBack, onStep }: FullItemProps) {
  const t = useTexts(workbenchTexts);
  const { title } = useRowText()(item);
  const kind = kindOf(item.kind);
  return (
    <header className={styles.head}>
      <IconButton label={t('toList')} onClick={onBack}>
        <ArrowLeft size={20} />
      </IconButton>
      <h2 id="work-item" tabIndex={-1}>
        {title}
      </h2>
      <Tag tone={kind === 'revision' ? 'waiting' : 'brand'}>{t(`kind_${kind}`)}</Tag>
      <span className={styles.steps}>
        {t('placeOf', { place, total })}
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

/** Decision buttons with the owner of the item. */
function Decision({ item, isMine, disabled, onOwn, onSnooze, children }: FullItemProps) {
  const t = useTexts(workbenchTexts);
  const { owner } = item;
  return (
    <div className={styles.decisionBody}>
      {children}
      <p className={styles.quiet}>{t('undoNote')}</p>
      <p className={styles.links}>
        <Button variant="tint" size="small" disabled={disabled} onClick={onOwn}>
          {t(isMine ? 'giveBack' : 'own')} <kbd aria-hidden>O</kbd>
        </Button>
        <Button variant="tint" size="small" disabled={disabled} onClick={onSnooze}>
          {t('snooze')} <kbd aria-hidden>S</kbd>
        </Button>
      </p>
      <p className={styles.quiet}>
        {!owner ? t('nobodyOwns') : isMine ? t('yours') : t('ownedBy', { name: owner.name })}
      </p>
    </div>
  );
}

/** The open item on the whole page: a business beside its papers, or a deal beside its live version. */
export function FullItem(props: FullItemProps) {
  const { item, showsAll, hasKeys, ticks, onTick, onFields } = props;
  const t = useTexts(workbenchTexts);
  const format = useFormat();
  const page = kindOf(item.kind) === 'vendor' ? addressOf(item) : `/deals/${item.subjectId}`;
  return (
    <section className={styles.full} aria-labelledby="work-item">
      <Head {...props} />
      <div className={styles.about}>
        {item.business && kindOf(item.kind) !== 'vendor' && (
          <span>
            {businessNameIn(format.language, item.business)} ·{' '}
            {t(`vendor_${item.business.status as 'pending'}`)}
          </span>
        )}
        <span>{t('submitted', { date: format.dateTime(item.since) })}</span>
        <DueLabel item={item} />
        {page && (
          <ButtonLink variant="tint" size="small" to={page}>
            {t('openPage')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.notes}>
        <Notes item={item} isGone={props.isGone} />
      </div>
      {kindOf(item.kind) === 'vendor' ? (
        <Verification item={item} ticks={ticks} hasKeys={hasKeys} onTick={onTick}>
          <Decision {...props} />
        </Verification>
      ) : (
        <DealReview item={item} showsAll={showsAll} onFields={onFields}>
          <Decision {...props} />
        </DealReview>
      )}
    </section>
  );
}
