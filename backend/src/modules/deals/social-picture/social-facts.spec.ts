import { badgeText, moneyText } from './social-facts.js';

describe('the words on a social picture', () => {
  it.each([
    ['percentage', '40', '40% OFF', '४०% छुट'],
    ['percentage', '12.5', '12.5% OFF', '१२.५% छुट'],
    ['fixed', '1500', 'Rs. 1,500 OFF', 'रु. १,५०० छुट'],
    ['buyXgetY', 'Buy 1 Get 1 Free', 'Buy 1 Get 1 Free', '१ किन्दा १ सित्तैमा'],
    ['buyXgetY', '3 for 2', '3 for 2', '२ को मूल्यमा ३'],
    ['buyXgetY', '2 nights for 1', '2 nights for 1', '१ रातको मूल्यमा २ रात'],
    ['buyXgetY', 'Two for tea', 'Two for tea', 'Two for tea'],
  ] as const)('%s %s', (discountType, discountValue, english, nepali) => {
    expect(badgeText({ discountType, discountValue }, 'en')).toBe(english);
    expect(badgeText({ discountType, discountValue }, 'ne')).toBe(nepali);
  });

  it('group rupees as in South Asia', () => {
    expect([moneyText(214_600, 'en'), moneyText(214_600, 'ne')]).toEqual(['Rs. 2,14,600', 'रु. २,१४,६००']);
  });
});
