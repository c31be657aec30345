import { useTexts } from 'shared-ui/i18n';
import { dealFields, type FormField } from './deal-fields';
import { dealEditorTexts } from './texts';
import { useDealRule } from './use-deal-rule';

/** Common properties of a form field: id, name, label and rule. */
export function useDealField() {
  const t = useTexts(dealEditorTexts);
  const rule = useDealRule();
  return (name: FormField) => ({ id: name, name, label: t(dealFields[name].label), rule: rule(name) });
}
