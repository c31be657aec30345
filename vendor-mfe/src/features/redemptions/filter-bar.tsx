import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { useTexts } from 'shared-ui/i18n';
import { Button, Select, TextField } from 'shared-ui/kit';
import { chosen, type Filters } from './filters';
import styles from './redemptions.module.css';
import { redemptionsTexts } from './texts';

interface FilterBarProps {
  filters: Filters;
  onChange(filters: Filters): void;
}

/** Days, branch and state; whoever has one branch is not asked which. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useTexts(redemptionsTexts);
  const { data: branches = [] } = useVendorsLocationsQuery();
  const change = (changes: Partial<Filters>) => onChange({ ...filters, ...changes });
  return (
    <div className={styles.filters}>
      <TextField
        type="date"
        label={t('from')}
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => change({ to: event.target.value })}
      />
      {branches.length > 1 && (
        <Select
          label={t('branch')}
          value={filters.branch}
          options={[
            { value: '', label: t('allBranches') },
            ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(event) => change({ branch: event.target.value })}
        />
      )}
      <Select
        label={t('state')}
        value={filters.state}
        options={[
          { value: '', label: t('allStates') },
          { value: 'redeemed', label: t('redeemed') },
          { value: 'voided', label: t('voided') },
        ]}
        onChange={(event) => change({ state: event.target.value as Filters['state'] })}
      />
      {Object.keys(chosen(filters)).length > 0 && (
        <Button
          variant="text"
          className={styles.clear}
          onClick={() => onChange({ from: '', to: '', branch: '', state: '' })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
