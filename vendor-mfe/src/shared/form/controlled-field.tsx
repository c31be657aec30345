import type { ReactNode } from 'react';
import { useController, type FieldValues, type Validate } from 'react-hook-form';
import { Field } from 'shared-ui/ui';

/** Properties of an antd control. */
interface Control<Value> {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  status: 'error' | undefined;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
}

interface ControlledFieldProps<Value> {
  name: string;
  id?: string;
  label: string;
  hint?: string;
  rule?: Validate<Value, FieldValues>;
  children(control: Control<Value>): ReactNode;
}

/** Connects an antd control to the surrounding form. */
export function ControlledField<Value>(props: ControlledFieldProps<Value>) {
  const { name, id, label, hint, rule, children } = props;
  const { field, fieldState } = useController({ name, rules: { validate: rule } });
  const error = fieldState.error?.message;
  return (
    <Field {...{ id, label, hint, error }}>
      {(attributes) =>
        children({
          ...attributes,
          status: error ? 'error' : undefined,
          value: field.value as Value,
          onChange: field.onChange,
          onBlur: field.onBlur,
        })
      }
    </Field>
  );
}
