import { FileText } from 'lucide-react';
import type { AdminVendorView } from 'shared-ui/api/admin';
import { adminVendorsDocumentPath } from 'shared-ui/api/paths';
import { useTexts } from 'shared-ui/i18n';
import { vendorsTexts } from './texts';
import styles from './vendors.module.css';

/** Verification documents of a business, as downloads. */
export function VendorDocuments({ vendor: { id, documents } }: { vendor: AdminVendorView }) {
  const t = useTexts(vendorsTexts);
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <a href={adminVendorsDocumentPath(id, document.id)} download>
            <FileText size={14} aria-hidden />
            {t(`document_${document.kind}`)} ({document.type.toUpperCase()})
          </a>
        </li>
      ))}
    </ul>
  );
}
