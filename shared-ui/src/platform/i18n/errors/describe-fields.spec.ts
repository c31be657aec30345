import { describe, expect, it } from '@jest/globals';
import { fieldsInNepali } from './describe-fields';

const nepali = (message: string, field = 'title') => fieldsInNepali([{ field, message }])[0]?.message;

describe('what the server says of a field', () => {
  it.each([
    ['title', 'Title must be at least 3 characters', 'शीर्षक कम्तीमा ३ अक्षरको हुनुपर्छ।'],
    ['day', 'Please give a day such as 2026-11-30', 'कृपया २०२६-११-३० जस्तै मिति लेख्नुहोस्।'],
    ['file', 'Please choose a file.', 'कृपया फाइल छान्नुहोस्।'],
    ['redemptionLimit', 'Codes per person must be 1 or more.', 'प्रति व्यक्ति कोड: १ वा बढी लेख्नुहोस्।'],
    ['redemptionLimit', 'Codes per person must be a whole number.', 'प्रति व्यक्ति कोड: पूर्ण सङ्ख्या लेख्नुहोस्।'],
    ['account.phone', 'Phone is required.', 'फोन नम्बर: यो चाहिन्छ।'],
    ['hours.0.opens', 'Opening time is not in the right form.', 'खुल्ने समय: लेखेको मिलेन।'],
    ['saleMode', 'Where it is paid must be one of: counter, prepaid.', 'पैसा कहाँ तिर्ने: दिइएकामध्ये छान्नुहोस्।'],
    ['odd', 'Odd must be 2 or less.', '२ वा कम लेख्नुहोस्।'],
    ['odd', 'Something that nobody thought of', 'कृपया यो जानकारी जाँच्नुहोस्।'],
  ])('is Nepali for %s: %p', (field, message, expected) => expect(nepali(message, field)).toBe(expected));

  it('stays with its field', () => {
    expect(fieldsInNepali([{ field: 'email', message: 'x' }])[0]?.field).toBe('email');
  });
});
