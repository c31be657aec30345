import { useTexts } from 'shared-ui/i18n';
import { Select, TextField } from 'shared-ui/ui';
import { PRESETS } from './period';
import { groupsOf, isSpecial, type ReportAddress } from './report-address';
import styles from './reports.module.css';
import { reportsTexts } from './texts';

/** Selects the period and the grouping of the report. */
export function PeriodBar({ address }: { address: ReportAddress }) {
  const t = useTexts(reportsTexts);
  const { preset, period, fieldError, by, report, change } = address;
  const choose = (wanted: string) =>
    change(
      wanted === 'custom'
        ? { preset: 'custom', from: period?.from, to: period?.to }
        : { preset: wanted, from: '', to: '' },
    );
  return (
    <div className={styles.bar}>
      <Select
        label={t('period')}
        value={preset}
        options={PRESETS.map((value) => ({ value, label: t(`preset_${value}`) }))}
        onChange={(event) => choose(event.target.value)}
      />
      {preset === 'custom' && (
        <>
          <DayField address={address} name="from" />
          <DayField address={address} name="to" error={fieldError && t(fieldError)} />
        </>
      )}
      {!isSpecial(report) && (
        <Select
          label={t('by')}
          value={by}
          options={groupsOf(report).map((value) => ({ value, label: t(`by_${value}`) }))}
          onChange={(event) => change({ by: event.target.value })}
        />
      )}
    </div>
  );
}

function DayField({ address, name, error }: { address: ReportAddress; name: 'from' | 'to'; error?: string }) {
  const t = useTexts(reportsTexts);
  return (
    <TextField
      type="date"
      label={t(name)}
      error={error}
      value={address.typed[name]}
      onChange={(event) => address.change({ preset: 'custom', [name]: event.target.value })}
    />
  );
}
