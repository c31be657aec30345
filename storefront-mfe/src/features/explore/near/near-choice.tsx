import { LocateFixed } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Chip } from 'shared-ui/ui';
import styles from '../filters/filter-sheet.module.css';
import { without, type Filters } from '../filters/filters';
import { exploreTexts } from '../texts';
import { RadiusChoice } from './radius-choice';
import { useSmallestRadius } from './use-smallest-radius';
import { useNearMe } from './use-near-me';

interface NearChoiceProps {
  draft: Filters;
  onChange(draft: Filters): void;
}

/** Filter for deals near the visitor, the nearest first. On failure, the city filter above is suggested. */
export function NearChoice({ draft, onChange }: NearChoiceProps) {
  const t = useTexts(exploreTexts);
  const { asking, problem, ask } = useNearMe();
  const smallestRadius = useSmallestRadius();

  async function toggle(): Promise<void> {
    if (draft.near) return onChange(without(draft, 'near', 'radius'));
    const near = await ask();
    if (near)
      onChange({
        ...without(draft, 'location', 'area'),
        near,
        sort: 'near',
        radius: await smallestRadius(near),
      });
  }

  return (
    <div className={styles.near}>
      <Chip selected={Boolean(draft.near)} disabled={asking} onClick={() => void toggle()}>
        {!draft.near && <LocateFixed size={16} />}
        {t(asking ? 'findingPlace' : 'nearMe')}
      </Chip>
      {draft.near && <RadiusChoice filters={draft} onChange={onChange} />}
      {problem && (
        <Alert tone="warning" live title={t(`${problem}Title`)}>
          {t('chooseCityAbove')}
        </Alert>
      )}
    </div>
  );
}
