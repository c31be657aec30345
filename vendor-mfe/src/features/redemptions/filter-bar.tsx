import { useVendorsLocationsQuery } from 'shared-ui/api/vendors';
import { useVendorRedemptionsChoicesQuery } from 'shared-ui/api/counter';
import { inLanguage, useLanguage, useTexts } from 'shared-ui/i18n';
import { Button, Select, TextField } from 'shared-ui/ui';
import { chosen, type Filters, NO_FILTERS } from './filters';
import styles from './redemptions.module.css';
import { redemptionsTexts } from './texts';

interface FilterBarProps {
  filters: Filters;
  onChange(filters: Filters): void;
}

interface OwnChoicesProps {
  filters: Filters;
  change(changes: Partial<Filters>): void;
}

const KEY = 'key-';

const acceptedBy = (value: string): Pick<Filters, 'staff' | 'key'> =>
  value.startsWith(KEY) ? { staff: '', key: value.slice(KEY.length) } : { staff: value, key: '' };

/** Filters for branch, deal and staff member. A filter with a single option is hidden. */
function OwnChoices({ filters, change }: OwnChoicesProps) {
  const t = useTexts(redemptionsTexts);
  const { data: branches = [] } = useVendorsLocationsQuery();
  const language = useLanguage();
  const { data: choices = { deals: [], staff: [], keys: [] } } = useVendorRedemptionsChoicesQuery();
  return (
    <>
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
      {choices.deals.length > 1 && (
        <Select
          label={t('oneDeal')}
          value={filters.deal}
          options={[
            { value: '', label: t('allDeals') },
            ...choices.deals.map(({ id, title, titleNe }) => ({
              value: String(id),
              label: inLanguage(language, title, titleNe),
            })),
          ]}
          onChange={(event) => change({ deal: event.target.value })}
        />
      )}
      {choices.staff.length + choices.keys.length > 1 && (
        <Select
          label={t('acceptedBy')}
          value={filters.key ? `${KEY}${filters.key}` : filters.staff}
          options={[
            { value: '', label: t('allStaff') },
            ...choices.staff.map(({ id, name }) => ({ value: String(id), label: name || t('formerStaff') })),
            ...choices.keys.map(({ id, name }) => ({ value: `${KEY}${id}`, label: name })),
          ]}
          onChange={(event) => change(acceptedBy(event.target.value))}
        />
      )}
    </>
  );
}

/** Filters for days, deal, branch, staff and state. A filter with a single option is hidden. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useTexts(redemptionsTexts);
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
      <OwnChoices filters={filters} change={change} />
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
        <Button variant="text" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
