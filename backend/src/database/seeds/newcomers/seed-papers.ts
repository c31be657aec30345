import { newPdf } from '../../../common/pdf/new-pdf.js';
import type { Config } from '../../../config/config.js';
import { type Lettering, loadLettering } from '../../../modules/deals/index.js';
import { CONTENT_TYPES, storageOf } from '../../../modules/media/index.js';
import { documentFile } from '../../../modules/vendors/index.js';
import { insertRows } from '../insert-rows.js';
import { demoId } from '../order-writer.js';
import type { SeedContext } from '../seed-context.js';

const WIDTH = 1_000;
const HEIGHT = 1_400;
const MARGIN = 90;

interface Sender {
  id: number;
  ownerId: number;
  owner: string;
  slug: string;
  name: string;
  address: string;
  pan: string;
  registration: string;
  submitted: Date;
}

/** Differences of the papers of a business from those of others. */
interface PaperLook {
  /** True if the photo of the tax paper is too dark to read. */
  isDark?: true;
  /** True if the registration paper has another number than the business typed. */
  differs?: true;
  /** True if the registration paper is a PDF. */
  isPdf?: true;
}

/** Businesses that sent their papers. Other pending businesses did not. */
const SENDERS: Readonly<Record<string, PaperLook>> = {
  'seti-bhansa-ghar': { differs: true },
  'karnali-mo-mo-station': { isPdf: true },
  'butwal-bag-cafe': { isDark: true },
  'kirtipur-khaja-ghar': {},
  'bhaktapur-mato-studio': {},
  'ilam-chiya-pasal': {},
};

/** $1 slugs. */
const OF_SENDERS = `
  SELECT v.id, v.user_id AS "ownerId", u.first_name || ' ' || u.last_name AS owner, v.slug, v.business_name AS name, v.address || ', ' || v.city AS address,
    v.vat_number AS pan, v.registration_number AS registration, v.submitted_at AS submitted
  FROM vendors v JOIN users u ON u.id = v.user_id WHERE v.slug = ANY ($1) ORDER BY v.id`;

type Rows = readonly (readonly [string, string])[];

interface Paper {
  kind: 'tax' | 'registration';
  title: readonly [string, string];
  rows: Rows;
}

/** Returns the number with another last digit. */
const withOtherDigit = (number: string): string =>
  number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);

const papersOf = (sender: Sender, { differs }: PaperLook): Paper[] => [
  {
    kind: 'tax',
    title: ['आन्तरिक राजस्व विभाग', 'Permanent Account Number'],
    rows: [
      ['PAN', sender.pan],
      ['Name', sender.name],
      ['Address', sender.address],
    ],
  },
  {
    kind: 'registration',
    title: ['दर्ता प्रमाणपत्र', 'Certificate of Registration'],
    rows: [
      ['Registration no.', differs ? withOtherDigit(sender.registration) : sender.registration],
      ['Firm', sender.name],
      ['Owner', sender.owner],
      ['Address', sender.address],
    ],
  },
];

function drawn({ title, rows }: Paper, { widthOf, outline }: Lettering, isDark: boolean): string {
  const [paper, ink] = isDark ? ['#2B2722', '#39342D'] : ['#FFFDF5', '#1D3C78'];
  const centered = (text: string, y: number, size: number): string =>
    outline(text, { x: (WIDTH - widthOf(text, size)) / 2, y, size, fill: ink });
  const lines = rows.map(
    ([name, value], index) =>
      outline(name, { x: MARGIN, y: 520 + index * 110, size: 34, fill: ink }) +
      outline(value, { x: MARGIN + 290, y: 520 + index * 110, size: 36, fill: ink }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${paper}"/>
    <rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" fill="none" stroke="${ink}" stroke-width="6"/>
    ${centered('नेपाल सरकार', 180, 56)}${centered(title[0], 270, 44)}${centered(title[1], 350, 38)}${lines.join('')}</svg>`;
}

const asPdf = ({ title, rows }: Paper, createdAt: Date): Promise<Buffer> =>
  newPdf(
    { width: 595, height: 842, margin: 60, title: title[1], author: 'Office of the Registrar', createdAt },
    (page) => {
      page
        .font('bold')
        .fontSize(26)
        .text('नेपाल सरकार', { align: 'center' })
        .text(title[1], { align: 'center' });
      page.font('regular').fontSize(16).moveDown(2);
      for (const [name, value] of rows) page.text(`${name}: ${value}`).moveDown();
    },
  );

/** Writes the papers that businesses sent for their verification: photos, and one PDF. */
export async function seedPapers({ db }: SeedContext, config: Config): Promise<void> {
  const [{ default: sharp }, lettering] = [await import('sharp'), await loadLettering()];
  const storage = storageOf(config);
  const { rows: senders } = await db.query<Sender>(OF_SENDERS, [Object.keys(SENDERS)]);
  const documents: object[] = [];
  for (const sender of senders) {
    const look = SENDERS[sender.slug] ?? {};
    for (const [index, paper] of papersOf(sender, look).entries()) {
      const isTax = paper.kind === 'tax';
      const type = !isTax && look.isPdf ? 'pdf' : 'jpeg';
      const picture = drawn(paper, lettering, isTax && look.isDark === true);
      const bytes =
        type === 'pdf'
          ? await asPdf(paper, sender.submitted)
          : await sharp(Buffer.from(picture)).jpeg({ quality: 80 }).toBuffer();
      const id = demoId('paper', sender.slug, paper.kind);
      await storage.write(documentFile(id), bytes, CONTENT_TYPES[type]);
      documents.push({
        id,
        owner_id: sender.ownerId,
        vendor_id: sender.id,
        kind: paper.kind,
        type,
        size: bytes.length,
        discard_at: null,
        created_at: new Date(sender.submitted.getTime() + (index + 1) * 240_000),
      });
    }
  }
  await insertRows(db, 'vendor_documents', documents);
}
