import type { DealTemplate } from '../deal-template.js';

const festival = (
  key: NonNullable<DealTemplate['festival']>,
  [name, nameNe]: readonly [string, string],
  [why, whyNe]: readonly [string, string],
  content: DealTemplate['content'],
): DealTemplate => ({ key, categories: null, festival: key, name, nameNe, why, whyNe, content });

/** One template per festival. Its deal ends with the season of the festival. */
export const FESTIVAL_TEMPLATES: readonly DealTemplate[] = [
  festival(
    'dashain',
    ['Dashain: families together', 'दसैँ: सपरिवार सँगै'],
    [
      'Families go out together in Dashain. A price for four brings whole tables.',
      'दसैँमा परिवार सँगै निस्किन्छ। चार जनाको मूल्यले पूरै टेबल भर्छ।',
    ],
    {
      discountType: 'percentage',
      discountValue: '25',
      title: 'Dashain for the family: 25% off for four',
      titleNe: 'सपरिवारको दसैँ: चार जनालाई २५% छुट',
      description: 'For families and friends who celebrate Dashain together. Valid for four people or more.',
      descriptionNe: 'दसैँ सँगै मनाउने परिवार र साथीहरूका लागि। कम्तीमा चार जना हुनुपर्छ।',
      partySize: '4',
    },
  ),
  festival(
    'tihar',
    ['Tihar: brothers and sisters', 'तिहार: दाजुभाइ र दिदीबहिनी'],
    ['On Bhai Tika people come in pairs, and one of them pays.', 'भाइटीकामा जोडी भएर आउँछन्, र एक जनाले तिर्छन्।'],
    {
      discountType: 'percentage',
      discountValue: '20',
      title: 'Tihar for two: 20% off together',
      titleNe: 'तिहारमा दुई जना: सँगै आउँदा २०% छुट',
      description: 'For brothers and sisters, and for everybody who comes as two during Tihar.',
      descriptionNe: 'तिहारमा दाजुभाइ, दिदीबहिनी र दुई जना भएर आउने सबैका लागि।',
      partySize: '2',
    },
  ),
  festival(
    'new-year',
    ['New Year: the first week', 'नयाँ वर्ष: पहिलो हप्ता'],
    [
      'A low price in the first week brings people who have never been here.',
      'पहिलो हप्ताको सस्तो मूल्यले पहिले कहिल्यै नआएका ग्राहक ल्याउँछ।',
    ],
    {
      discountType: 'percentage',
      discountValue: '30',
      title: 'Begin the New Year with us: 30% off',
      titleNe: 'नयाँ वर्ष हामीसँग सुरु गर्नुहोस्: ३०% छुट',
      description: 'Once for each customer, in the days around New Year.',
      descriptionNe: 'नयाँ वर्षका दिनमा, हरेक ग्राहकलाई एक पटक।',
      redemptionLimit: '1',
    },
  ),
  festival(
    'teej',
    ['Teej: friends together', 'तीज: साथीसँगी सँगै'],
    [
      'Friends meet before Teej. A price for three or more brings the group.',
      'तीजअघि साथीसँगी भेट्छन्। तीन जना वा बढीको मूल्यले समूह ल्याउँछ।',
    ],
    {
      discountType: 'percentage',
      discountValue: '25',
      title: 'Teej with friends: 25% off for three',
      titleNe: 'साथीसँग तीज: तीन जनालाई २५% छुट',
      description: 'For friends and sisters who celebrate Teej together. Valid for three people or more.',
      descriptionNe: 'तीज सँगै मनाउने साथी र दिदीबहिनीका लागि। कम्तीमा तीन जना हुनुपर्छ।',
      partySize: '3',
    },
  ),
  festival(
    'lhosar',
    ['Lhosar: the second one at half price', 'ल्होसार: दोस्रो आधा मूल्यमा'],
    [
      'Nobody celebrates Lhosar alone. Who brings somebody pays less.',
      'ल्होसार एक्लै मनाइँदैन। कसैलाई ल्याउनेले कम तिर्छ।',
    ],
    {
      discountType: 'percentage',
      discountValue: '25',
      title: 'Lhosar together: the second at half price',
      titleNe: 'सँगै ल्होसार: दोस्रो आधा मूल्यमा',
      description: 'Come as two during Lhosar: the price of two with half off the second.',
      descriptionNe: 'ल्होसारमा दुई जना आउनुहोस्: दुईको मूल्यमा दोस्रोको आधा छुट।',
      partySize: '2',
    },
  ),
];
