import { fieldLabels } from 'shared-ui/dashboard';
import { useTexts } from 'shared-ui/i18n';
import { fieldKinds, storedName, type FormField } from './deal-fields';
import { dealEditorTexts } from './texts';
import { useDealRule } from './use-deal-rule';

/** Returns the label of a field: the form's, or the name of the API field. */
export function useDealLabel(): (field: FormField) => string {
  const t = useTexts(dealEditorTexts);
  const named = useTexts(fieldLabels);
  return (field) => {
    const { label } = fieldKinds[field];
    return label ? t(label) : named(storedName(field) as Parameters<typeof named>[0]);
  };
}

/** Common properties of a form field: id, name, label and rule. */
export function useDealField() {
  const labelOf = useDealLabel();
  const rule = useDealRule();
  return (name: FormField) => ({ id: name, name, label: labelOf(name), rule: rule(name) });
}
