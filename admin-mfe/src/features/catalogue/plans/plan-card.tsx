import { Pencil } from 'lucide-react';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Card, IconButton, Tag } from 'shared-ui/ui';
import { catalogueTexts } from '../texts';
import styles from './plans.module.css';
import { plansTexts } from './texts';

interface PlanCardProps {
  plan: { name: string; nameNe: string; isActive: boolean };
  price: string;
  facts: readonly (readonly [label: string, value: string])[];
  onEdit(): void;
}

/** Price and limits of a plan, as they apply to new periods. */
export function PlanCard({ plan, price, facts, onEdit }: PlanCardProps) {
  const t = useTexts(plansTexts);
  const words = useTexts(catalogueTexts);
  const name = inLanguage(useLanguage(), plan.name, plan.nameNe);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3>
          {name} {!plan.isActive && <Tag tone="waiting">{words('off')}</Tag>}
        </h3>
        <IconButton label={t('edit', { name })} onClick={onEdit}>
          <Pencil size={18} />
        </IconButton>
      </div>
      <p className={styles.price}>{price}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
