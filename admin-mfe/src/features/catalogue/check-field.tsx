import styles from './catalogue.module.css';

interface CheckFieldProps {
  label: string;
  note?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Checkbox with a label and a note. */
export function CheckField({ label, note, checked, onChange }: CheckFieldProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <b>{label}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}
