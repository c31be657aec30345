import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { IconButton, Tag, TextField } from 'shared-ui/ui';
import type { PhotoText } from './photo-kinds';
import styles from './photos-field.module.css';
import { dealEditorTexts } from '../texts';

const LONGEST = 120;

interface PhotoRowProps {
  photo: PhotoText;
  /** Zero-based position of the photo. */
  index: number;
  count: number;
  onType(words: Partial<PhotoText>): void;
  /** @param by -1 moves the photo forward, 1 back */
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** Row of a photo with its text alternatives and the buttons for its order. */
export function PhotoRow({ photo, index, count, onType, onMove, onRemove }: PhotoRowProps) {
  const t = useTexts(dealEditorTexts);
  const numbers = { number: index + 1, count };
  const { path, alt, altNe } = photo;
  return (
    <li className={styles.row} data-photo={path}>
      <div className={styles.head}>
        <img
          src={path}
          alt={t('photoNumbered', numbers)}
          width={160}
          height={100}
          className={styles.picture}
        />
        <div className={styles.actions}>
          <IconButton
            label={t('photoEarlier', numbers)}
            data-by={-1}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            label={t('photoLater', numbers)}
            data-by={1}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={20} />
          </IconButton>
          <IconButton label={t('photoRemove', numbers)} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
          {index === 0 && <Tag tone="brand">{t('firstPhoto')}</Tag>}
        </div>
      </div>
      <div className={styles.words}>
        <TextField
          label={t('photoAlt')}
          hint={t('photoAltHint')}
          maxLength={LONGEST}
          value={alt}
          onChange={({ target }) => onType({ alt: target.value })}
        />
        <TextField
          label={t('photoAltNe')}
          lang="ne"
          maxLength={LONGEST}
          value={altNe}
          onChange={({ target }) => onType({ altNe: target.value })}
        />
      </div>
    </li>
  );
}
