import { LocateFixed } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Chip } from 'shared-ui/ui';
import styles from '../filters/filter-sheet.module.css';
import { without, type Filters } from '../filters/filters';
import { exploreTexts } from '../texts';
import { useNearMe } from './use-near-me';

interface NearChoiceProps {
  draft: Filters;
  onChange(draft: Filters): void;
}

/** Deals around the reader, the nearest first. Where the browser says no, the cities stand right above. */
export function NearChoice({ draft, onChange }: NearChoiceProps) {
  const t = useTexts(exploreTexts);
  const { asking, problem, ask } = useNearMe();

  async function toggle(): Promise<void> {
    if (draft.near) return onChange(without(draft, 'near'));
    const near = await ask();
    if (near) onChange({ ...without(draft, 'location'), near, sort: 'near' });
  }

  return (
    <div className={styles.near}>
      <Chip selected={Boolean(draft.near)} disabled={asking} onClick={() => void toggle()}>
        {!draft.near && <LocateFixed size={16} />}
        {t(asking ? 'findingPlace' : 'nearMe')}
      </Chip>
      {problem && (
        <Alert tone="warning" live title={t(`${problem}Title`)}>
          {t('chooseCityAbove')}
        </Alert>
      )}
    </div>
  );
}
