import { CircleCheck, Clock, Lock, UserRound } from 'lucide-react';
import type { WorkCountsView } from 'shared-ui/api/admin-work';
import { useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { ChipLink, cx } from 'shared-ui/ui';
import { workbenchTexts } from '../texts';
import { type Asked, addressFor, LANES } from './asked';
import { kindOf } from './kinds';
import styles from './list.module.css';

const ICONS = { ready: CircleCheck, waiting: Clock, blocked: Lock } as const;

interface FiltersProps {
  asked: Asked;
  counts: WorkCountsView | undefined;
}

/** Links to the lanes (ready, waiting for the business, blocked) with their counts. */
export function Lanes({ asked, counts }: FiltersProps) {
  const t = useTexts(workbenchTexts);
  return (
    <nav aria-label={t('lanes')} className={styles.lanes}>
      {LANES.map((lane) => {
        const Icon = ICONS[lane];
        const isShown = asked.lane === lane && !asked.snoozed;
        return (
          <Link
            key={lane}
            to={addressFor({ lane })}
            className={cx(styles.lane, isShown && styles.shown)}
            aria-current={isShown ? 'page' : undefined}
          >
            <Icon size={18} aria-hidden />
            <span>
              {t(`lane_${lane}`)}
              {lane === 'waiting' && <span className={styles.wide}> {t('laneForBusiness')}</span>}
            </span>
            <span className={styles.count}>{counts ? t('number', { number: counts[lane] }) : ''}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Filters by kind, own items, items without an owner and snoozed items. */
export function KindChips({ asked, counts }: FiltersProps) {
  const t = useTexts(workbenchTexts);
  const { lane, kind, owner, snoozed } = asked;
  const kinds = (counts?.kinds ?? []).filter((each) => each[lane] > 0 || each.kind === kind);
  return (
    <nav aria-label={t('filters')} className={styles.chips}>
      <ChipLink to={addressFor({ lane })} selected={!kind && !owner && !snoozed}>
        {t('everything')}
      </ChipLink>
      {kinds.map((each) => (
        <ChipLink key={each.kind} to={addressFor({ lane, kind: each.kind })} selected={each.kind === kind}>
          {t('chip', { name: t(`kinds_${kindOf(each.kind)}`), number: each[lane] })}
        </ChipLink>
      ))}
      <span className={styles.own}>
        <ChipLink to={addressFor({ lane, owner: 'me' })} selected={owner === 'me'}>
          <UserRound size={16} aria-hidden />
          {t('chip', { name: t('mine'), number: counts?.mine ?? 0 })}
        </ChipLink>
        <ChipLink to={addressFor({ lane, owner: 'none' })} selected={owner === 'none'}>
          {t('nobodys')}
        </ChipLink>
        {(counts?.snoozed || snoozed) && (
          <ChipLink to={addressFor({ lane, snoozed: true })} selected={snoozed}>
            {t('chip', { name: t('snoozed'), number: counts?.snoozed ?? 0 })}
          </ChipLink>
        )}
      </span>
    </nav>
  );
}
