import { Leaf, MoonStar } from 'lucide-react';
import { useTexts } from 'shared-ui/i18n';
import { Tag } from 'shared-ui/ui';
import { foodTexts } from './texts';

const ICONS = { veg: Leaf, halal: MoonStar } as const;

interface FoodMarksProps {
  food: readonly (keyof typeof ICONS)[];
  className?: string;
}

/** Food information of a deal, as stated by the business. */
export function FoodMarks({ food, className }: FoodMarksProps) {
  const t = useTexts(foodTexts);
  return (
    <ul className={className} aria-label={t('said')}>
      {food.map((one) => {
        const Icon = ICONS[one];
        return (
          <li key={one}>
            <Tag tone="good">
              <Icon size={14} />
              {t(one)}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
