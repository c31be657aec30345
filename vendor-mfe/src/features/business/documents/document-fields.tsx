import { useTexts } from 'shared-ui/i18n';
import styles from './documents.module.css';
import { DOCUMENT_KINDS } from './documents';
import { PaperField } from './paper-field';
import { businessTexts } from '../texts';
import { useDocuments } from './use-documents';

/** Verification documents of a business. Only the business and admins can see them. */
export function DocumentFields({ saved = false }: { saved?: boolean }) {
  const t = useTexts(businessTexts);
  const documents = useDocuments();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('documents')}</legend>
      <p className={styles.quiet}>{t(saved ? 'documentsKept' : 'documentsText')}</p>
      <div className={styles.kinds}>
        {DOCUMENT_KINDS.map((kind) => (
          <PaperField key={kind} kind={kind} saved={saved} {...documents} />
        ))}
      </div>
    </fieldset>
  );
}
