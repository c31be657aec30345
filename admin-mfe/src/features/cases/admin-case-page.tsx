import { CasePage } from 'shared-ui/cases';
import type { HonourCaseView } from 'shared-ui/api/honour';
import { Card } from 'shared-ui/ui';
import { OwnAffairNote } from '../../shared/own-business/own-business';
import styles from './decide-form.module.css';
import { DecideForm } from './decide-form';

/** Form for a decision. A case of the admin or of the own business is decided by another admin. */
function Decision({ shown }: { shown: HonourCaseView }) {
  if (shown.allowed.includes('decide')) return <DecideForm shown={shown} />;
  if (shown.part === 'admin' || shown.dueBy !== 'admin') return null;
  return (
    <Card className={styles.card}>
      <OwnAffairNote />
    </Card>
  );
}

/** Case with the form for a decision, or a case that the admin opened as a customer. */
export const AdminCasePage = () => (
  <CasePage listPath="/dashboard/cases" form={(shown) => <Decision shown={shown} />} />
);
