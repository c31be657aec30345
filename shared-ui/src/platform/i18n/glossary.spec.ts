import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const workspaces = ['shared-ui', 'shell', 'storefront-mfe', 'vendor-mfe', 'admin-mfe'];

/** Words that the glossary replaces, each with its replacement. Keys that match `except` may use the word. */
const FORBIDDEN: readonly { word: RegExp; write: string; except?: RegExp }[] = [
  { word: /डिल(?![\p{L}\p{M}])|सौदा/u, write: 'अफर' },
  { word: /रिडिम|रिडीम|रिडेम्पसन/u, write: 'कोड लिनु, प्रयोग' },
  // The excepted keys name the coupons that the product replaces.
  { word: /कुपन/u, write: 'कोड', except: /discoverText|gainText|how-it-works.*lead|forWhomText/ },
  { word: /भौचर/u, write: 'कोड', except: /slip|kinds_transfer/i },
  { word: /(?<![\p{L}\p{M}])पास(?:हरू|का|को|मा|ले|लाई)?(?![\p{L}\p{M}])/u, write: 'कोड' },
  { word: /सफलतापूर्वक/u, write: 'a short past sentence' },
  { word: /मान्य मिति|मान्य अवधि|यसअघि प्रयोग/u, write: 'म्याद' },
  { word: /पहिले नै किनिने|पहिले नै किनेको/u, write: 'अग्रिम' },
  { word: /साबिकको मूल्य|पहिलेको मूल्य|सुरु मूल्य/u, write: 'साबिक मूल्य' },
  { word: /सेयर/u, write: 'साथीलाई पठाउनुहोस्' },
  { word: /समाचारपत्र/u, write: 'अफरका खबर' },
  { word: /फिचर/u, write: 'छानिएको' },
  { word: /शहर/u, write: 'सहर' },
  { word: /(?<![\p{L}\p{M}])वर्ग(?![\p{L}\p{M}])/u, write: 'श्रेणी' },
  { word: /लोयल्टी|अंक/u, write: 'पोइन्ट or अङ्क' },
  { word: /(?<![\p{L}\p{M}])गुना(?!सो)/u, write: 'गुणा' },
  { word: /फ्री|फ्रि(?!ज)/u, write: 'निःशुल्क' },
  { word: /प्राथमिक सहयोग/u, write: 'छिटो सहयोग' },
  { word: /विश्लेषण|(?<![\p{L}\p{M}])संख्या/u, write: 'तथ्याङ्क, सङ्ख्या' },
  { word: /सब्स्क्रिप्सन|सदस्यता योजना/u, write: 'योजना' },
  { word: /बिक्रेता/u, write: 'विक्रेता' },
  { word: /विक्रेता/u, write: 'व्यवसाय, व्यवसायी', except: /seller/ },
  { word: /प्रबन्धक/u, write: 'व्यवस्थापक' },
  { word: /निमन्त्रणा/u, write: 'निम्तो' },
  { word: /पाहुना/u, write: 'ग्राहक' },
  { word: /प्रशासक|प्रशासन/u, write: 'एडमिन' },
  { word: /प्रतीक्षामा|पर्खिँदै/u, write: 'बाँकी' },
  { word: /प्रमाणित भेट/u, write: 'अफर प्रयोग गरेको ग्राहक' },
  { word: /लाइभ/u, write: 'चालु' },
  { word: /सक्रिय/u, write: 'चालु', except: /report_vendors|m_vendors/ },
  { word: /तालिकाबद्ध/u, write: 'सुरु हुन बाँकी' },
  { word: /संशोधन/u, write: 'परिवर्तन' },
  { word: /निलम्बनमा परे/u, write: 'निलम्बित' },
  { word: /पुनःस्थापना/u, write: 'निलम्बन हट्यो' },
  { word: /अद्यावधिक/u, write: 'बदलियो' },
  { word: /भुक्तान (?:भ|हु)/u, write: 'भुक्तानी भयो' },
  { word: /हातले|हातैले/u, write: 'आफैँले' },
  { word: /पेआउट/u, write: 'निकासा' },
  { word: /पान नम्बर|(?<![A-Za-z])(?:VAT|PAN)(?![A-Za-z])/u, write: 'भ्याट, प्यान' },
  { word: /लगइन|लग ?आउट/u, write: 'साइन इन, साइन आउट' },
  { word: /(?<![\p{L}\p{M}])मेल(?:को|मा|ले|बाट|हरू|बक्स)?(?![\p{L}\p{M}])/u, write: 'इमेल' },
  { word: /(?<!नि)यन्त्र/u, write: 'उपकरण' },
  { word: /जडान/u, write: 'इन्टरनेट' },
  { word: /(?<![\p{L}\p{M}])सेभ(?![\p{L}\p{M}])/u, write: 'सुरक्षित' },
  { word: /ल्याउन सकिएन|लोड गर्न सकिएन|आइपुगेन/u, write: 'खुलेन' },
  { word: /क्युआर|पीडीएफ/u, write: 'QR, PDF' },
  { word: /NPR|(?<![\p{L}\p{M}])रू(?![\p{L}\p{M}])/u, write: 'रु.' },
  { word: /चिन्ह/u, write: 'चिह्न' },
  { word: /लिंक|सिंगिङ/u, write: 'लिङ्क, सिङ्गिङ' },
];

const cataloguesOf = (workspace: string): string[] => {
  const sources = join(root, workspace, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true })
    .map((path) => join(workspace, 'src', String(path)))
    .filter((path) => path.endsWith('.ne.json'));
};

const textsOf = (path: string): [place: string, text: string][] =>
  Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([key, text]) => [`${path} ${key}`, text]);

describe('the Nepali catalogues', () => {
  test.each(workspaces)('of %s use the words of the glossary', (workspace) => {
    const wrong = cataloguesOf(workspace)
      .flatMap(textsOf)
      .flatMap(([place, text]) =>
        FORBIDDEN.filter(({ word, except }) => word.test(text) && !except?.test(place)).map(
          ({ word, write }) => `${place}: ${word.exec(text)?.[0]} (write ${write}) in "${text}"`,
        ),
      );
    expect(wrong).toEqual([]);
  });
});
