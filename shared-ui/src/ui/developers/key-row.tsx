import { Ban, Pencil, RefreshCw } from 'lucide-react';
import { useFormat, useTexts } from '../../platform/i18n';
import type { ApiKeyView } from '../../store/api/api-keys';
import { IconButton, Tag, type TagTone, useNow } from '../kit';
import styles from './keys.module.css';
import { type ShownState, shownState } from './key-state';
import { developerTexts } from './texts';

const TONES: Record<ShownState, TagTone> = {
  active: 'good',
  ending: 'waiting',
  ended: 'neutral',
  withdrawn: 'bad',
};

interface KeyRowProps {
  item: ApiKeyView;
  onEdit(): void;
  onRotate(): void;
  onWithdraw(): void;
}

/** Limits of a key, and the dates that belong to it. */
function Facts({ item }: { item: ApiKeyView }) {
  const t = useTexts(developerTexts);
  const format = useFormat();
  const { branchName, allowedAddresses, expiresAt, previousUntil, withdrawnAt, version } = item;
  const facts = [
    branchName,
    allowedAddresses.length > 0 && t('fromNetworks', { networks: allowedAddresses.join(', ') }),
    !withdrawnAt && (expiresAt ? t('endsOn', { date: format.date(expiresAt) }) : t('endless')),
    withdrawnAt && t('revokedOn', { date: format.date(withdrawnAt) }),
    previousUntil && t('previousUntil', { time: format.dateTime(previousUntil) }),
    t('versionOf', { version }),
  ];
  return <span className={styles.small}>{facts.filter(Boolean).join(' · ')}</span>;
}

/** One key, without its secret. */
export function KeyRow({ item, onEdit, onRotate, onWithdraw }: KeyRowProps) {
  const t = useTexts(developerTexts);
  const format = useFormat();
  const now = useNow();
  const { name, createdBy, createdAt, prefix, lastFour, scopes, lastUsedAt } = item;
  const state = shownState(item, now);
  // A test key is replaced by another one.
  const isTest = item.kind === 'test';
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <strong>{name}</strong> {isTest && <Tag tone="waiting">{t('testTag')}</Tag>}{' '}
        {state !== 'active' && <Tag tone={TONES[state]}>{t(`state_${state}`)}</Tag>}
        <span className={styles.small}>
          {t('createdBy', { name: createdBy, date: format.date(createdAt) })}
        </span>
        <Facts item={item} />
      </div>
      <code className={styles.key}>
        {prefix}··{lastFour}
      </code>
      <ul className={styles.scopes} aria-label={t('rights')}>
        {scopes.map((scope) => (
          <li key={scope}>
            <code>{scope}</code>
          </li>
        ))}
        {scopes.length === 0 && <li className={styles.small}>{t('publicOnly')}</li>}
      </ul>
      <span className={styles.used}>
        {lastUsedAt ? t('usedOn', { time: format.dateTime(lastUsedAt) }) : t('neverUsed')}
      </span>
      {item.state === 'active' && (
        <span className={styles.actions}>
          {!isTest && (
            <>
              <IconButton label={t('editOf', { name })} onClick={onEdit}>
                <Pencil size={18} />
              </IconButton>
              <IconButton label={t('rotateOf', { name })} onClick={onRotate}>
                <RefreshCw size={18} />
              </IconButton>
            </>
          )}
          <IconButton label={t('revokeOf', { name })} onClick={onWithdraw}>
            <Ban size={18} />
          </IconButton>
        </span>
      )}
    </li>
  );
}
