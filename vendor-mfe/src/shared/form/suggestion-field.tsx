import { AutoComplete } from 'antd';
import type { FieldValues, Validate } from 'react-hook-form';
import { inLanguage, useLanguage } from 'shared-ui/i18n';
import { ControlledField } from './controlled-field';
import styles from './form.module.css';

interface SuggestionFieldProps {
  name: string;
  label: string;
  hint?: string;
  rule?: Validate<string, FieldValues>;
  /** Entries whose names are suggested. */
  rows: readonly { name: string; nameNe: string }[] | undefined;
}

const byWords = {
  filterOption: (typed: string, option?: { value: string }) =>
    option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false,
};

/** Inside a modal dialog, the list is rendered in the dialog, which would cover it otherwise. */
const popupContainerOf = (field: HTMLElement): HTMLElement => field.closest('dialog') ?? document.body;

/** Text field with suggestions. */
export function SuggestionField({ rows = [], ...field }: SuggestionFieldProps) {
  const language = useLanguage();
  const options = rows.map(({ name, nameNe }) => ({ value: inLanguage(language, name, nameNe) }));
  return (
    <ControlledField<string> {...field}>
      {({ value, onChange, ...control }) => (
        <AutoComplete
          {...control}
          className={styles.wide}
          value={value}
          onChange={(typed: string | undefined) => onChange(typed ?? '')}
          options={options}
          showSearch={byWords}
          getPopupContainer={popupContainerOf}
        />
      )}
    </ControlledField>
  );
}
