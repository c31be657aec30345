/** Registration of the company, or its PAN or VAT certificate. */
export type DocumentKind = 'registration' | 'tax';

/** Document sent for verification. */
export class DocumentView {
  id: string;
  kind: DocumentKind;
  type: 'pdf' | 'jpeg' | 'png';
  /** In bytes. */
  size: number;
  /** ISO 8601. */
  uploadedAt: string;
}
