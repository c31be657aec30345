import { Plus } from 'lucide-react';
import { useTexts } from '../../platform/i18n';
import type { ApiKeyView } from '../../store/api/api-keys';
import { Button, Card } from '../kit';
import styles from './keys.module.css';
import { KeyRow } from './key-row';
import { developerTexts } from './texts';

interface KeyListProps {
  keys: readonly ApiKeyView[];
  onCreate(): void;
  onEdit(item: ApiKeyView): void;
  onRotate(item: ApiKeyView): void;
  onWithdraw(item: ApiKeyView): void;
}

/** Keys of the business or the marketplace, the active ones first. */
export function KeyList({ keys, onCreate, onEdit, onRotate, onWithdraw }: KeyListProps) {
  const t = useTexts(developerTexts);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2>{t('keys')}</h2>
          <p className={styles.small}>{t('keysText')}</p>
        </div>
        <Button onClick={onCreate}>
          <Plus size={18} aria-hidden />
          {t('create')}
        </Button>
      </div>
      {keys.length === 0 && <p className={styles.none}>{t('none')}</p>}
      {keys.length > 0 && (
        <>
          <div className={styles.headings} aria-hidden>
            <span>{t('name')}</span>
            <span>{t('key')}</span>
            <span>{t('rights')}</span>
            <span>{t('lastUse')}</span>
          </div>
          <ul>
            {keys.map((item) => (
              <KeyRow
                key={item.id}
                item={item}
                onEdit={() => onEdit(item)}
                onRotate={() => onRotate(item)}
                onWithdraw={() => onWithdraw(item)}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
