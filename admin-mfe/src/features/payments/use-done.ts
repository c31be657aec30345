import { useFormat, useTexts } from 'shared-ui/i18n';
import type { ToastText } from 'shared-ui/store';
import { approvalsTexts } from './approvals/approvals-texts';

/** What is said of money that was moved, or that waits for a second admin. */
export function useDone(): (
  rupees: number,
  done: ToastText,
) => (answer: { approvalId: string | null }) => ToastText {
  const t = useTexts(approvalsTexts);
  const format = useFormat();
  return (rupees, done) =>
    ({ approvalId }) =>
      approvalId
        ? { kind: 'info', title: t('waits'), text: t('waitsText', { amount: format.money(rupees) }) }
        : done;
}
