import type { PriceUnit } from '../../../modules/deals/index.js';

/** Included and excluded contents of a deal, each line in both languages, and the unit of the price. */
export interface DealContent {
  included: readonly Line[];
  excluded?: readonly Line[];
  priceFor?: { count: number; unit: PriceUnit };
}

/** English, Nepali. */
type Line = readonly [string, string];

const people = (count: number) => ({ priceFor: { count, unit: 'people' as const } });
const nights = (count: number) => ({ priceFor: { count, unit: 'nights' as const } });

const riverGear: Line = ['Helmet, life jacket and a licensed guide', 'हेलमेट, लाइफ ज्याकेट र अनुमतिप्राप्त गाइड'];

/** The contents of the demo deals, by their English title. */
export const dealContents: Readonly<Record<string, DealContent>> = {
  'Two plates of buff or veg momo': {
    included: [
      ['Two plates of ten momo, buff or veg', 'दस-दस ममका दुई प्लेट, बफ वा भेज'],
      ['Steamed or kothey, one kind for each plate', 'स्टिम वा कोथे, हरेक प्लेट एक थरी'],
      ['Tomato-timur achar and one refill of soup', 'गोलभेँडा-टिमुरको अचार र एक पटक थप सुप'],
    ],
    excluded: [['Drinks', 'पेय']],
    ...people(2),
  },
  'Thukpa and chiya for two': {
    included: [
      ['Two bowls of thukpa, chicken or vegetable', 'दुई कचौरा थुक्पा, चिकेन वा तरकारीको'],
      ['Two glasses of masala chiya', 'दुई गिलास मसला चिया'],
    ],
    excluded: [['Extra meat or egg', 'थप मासु वा अन्डा']],
    ...people(2),
  },
  'Chilli momo platter for four': {
    included: [
      ['Forty pieces, half buff, half vegetable', 'चालीस वटा मम, आधा बफ, आधा भेज'],
      ['Peppers, onions and dalle chilli', 'भेँडे खुर्सानी, प्याज र डल्ले खुर्सानी'],
    ],
    excluded: [['Drinks', 'पेय']],
    ...people(4),
  },
  'Frozen momo to take home': {
    included: [
      ['Fifty frozen pieces, buff, chicken or veg', 'पचास वटा फ्रोजन मम, बफ, चिकेन वा भेज'],
      ['One jar of achar', 'एक सिसी अचार'],
    ],
    excluded: [['Delivery: fetch it from the counter', 'घरमा ल्याइदिने सुविधा: काउन्टरबाट लिनुहोस्']],
    priceFor: { count: 50, unit: 'pieces' },
  },
  'Thakali thali for two, ghee included': {
    included: [
      ['Two full thalis: rice or dhindo, black dal, gundruk', 'दुई पूरा थाली: भात वा ढिँडो, कालो दाल, गुन्द्रुक'],
      ['Mutton or chicken curry, one for each', 'खसी वा कुखुराको मासु, एक-एक कचौरा'],
      ['Ghee, and one refill of rice, dal and vegetables', 'घिउ, अनि भात, दाल र तरकारी एक पटक थप'],
    ],
    excluded: [['Drinks and extra curry', 'पेय र थप मासु']],
    ...people(2),
  },
  'Gyakok hot pot for four': {
    included: [
      ['One brass pot with meat, tofu and glass noodles', 'मासु, टोफु र ग्लास नुडल्ससहित एउटा ग्याकोक'],
      ['Eleven vegetables and two dips', 'एघार थरी तरकारी र दुई थरी अचार'],
    ],
    excluded: [['Drinks', 'पेय']],
    ...people(4),
  },
  'Any two lattes, all day': {
    included: [
      ['Two lattes, hot or iced', 'दुई लाते, तातो वा चिसो'],
      ['Cow’s milk or oat milk', 'गाईको वा ओटको दूध'],
    ],
    excluded: [['Extra shots and syrups', 'थप एस्प्रेसो र सिरप']],
    ...people(2),
  },
  'Happy hour: two craft pints, 4–8 pm': {
    included: [['Two pints from any of our twelve taps', 'बाह्र ट्यापमध्ये जुनसुकैबाट दुई पाइन्ट']],
    excluded: [['Snacks', 'खाजा']],
    ...people(2),
  },
  'Lake-view room: stay 2 nights, pay for 1': {
    included: [
      ['Two nights in a double room with a lake balcony', 'तालतिर बरन्डा भएको डबल कोठामा दुई रात'],
      ['Breakfast for two on both mornings', 'दुवै बिहान दुई जनाको खाजा'],
      ['Wi-Fi, towels and hot water', 'वाइफाइ, तौलिया र तातो पानी'],
    ],
    excluded: [
      ['Lunch, dinner and the minibar', 'दिउँसो र बेलुकाको खाना, मिनिबार'],
      ['Transfer from the airport', 'विमानस्थलबाट लिने गाडी'],
    ],
    ...nights(2),
  },
  'Jungle lodge night with canoe': {
    included: [
      ['Two nights in a mud cottage by the river', 'नदीकिनारको माटोको घरमा दुई रात'],
      ['All meals for two', 'दुई जनाको सबै छाक खाना'],
      ['A canoe ride at dawn', 'बिहानीको डुङ्गा सयर'],
    ],
    excluded: [['Entry permit of the national park', 'राष्ट्रिय निकुञ्जको प्रवेश शुल्क']],
    ...nights(2),
  },
  'Nagarkot yoga retreat': {
    included: [
      ['Two nights in a room for one', 'एक जनाको कोठामा दुई रात'],
      ['Six classes, mats and blocks', 'छ कक्षा, म्याट र ब्लकसहित'],
      ['All vegetarian meals and herbal tea', 'सबै छाक शाकाहारी खाना र जडीबुटी चिया'],
    ],
    excluded: [['The bus to Nagarkot', 'नगरकोटसम्मको बस']],
    ...nights(2),
  },
  '60-minute singing-bowl massage for two': {
    included: [
      ['Sixty minutes for each of you, in one room', 'एउटै कोठामा दुवै जनालाई साठी मिनेट'],
      ['Oils, towels and a shower', 'तेल, तौलिया र नुहाउने सुविधा'],
      ['Herbal chiya afterwards', 'त्यसपछि जडीबुटी चिया'],
    ],
    excluded: [['Steam and sauna', 'स्टिम र साउना']],
    ...people(2),
  },
  'Tandem paragliding from Sarangkot': {
    included: [
      ['25 to 30 minutes in the air with a licensed pilot', 'अनुमतिप्राप्त पाइलटसँग २५ देखि ३० मिनेट उडान'],
      ['Jeep from Lakeside to the take-off', 'लेकसाइडबाट उडानस्थलसम्म जिप'],
      ['Photos on your phone, and insurance', 'फोनमा फोटो, अनि बीमा'],
    ],
    excluded: [['Video of the flight', 'उडानको भिडियो']],
    ...people(1),
  },
  'Half-day rafting on the Seti': {
    included: [
      ['Three hours on the river for two', 'दुई जनालाई नदीमा तीन घण्टा'],
      riverGear,
      ['Snacks and a dry bag', 'खाजा र पानी नछिर्ने झोला'],
    ],
    excluded: [['Bus to Damauli and back', 'दमौलीसम्म आउने-जाने बस']],
    ...people(2),
  },
  'Two-day Trishuli with beach camp': {
    included: [
      ['Two days of rafting and one night in a tent', 'दुई दिन र्‍याफ्टिङ र टेन्टमा एक रात'],
      riverGear,
      ['Every meal and the bonfire', 'सबै छाक खाना र क्याम्पफायर'],
    ],
    excluded: [['Soft drinks and beer', 'चिसो पेय र बियर']],
    ...people(2),
  },
  'Group of six on the river': {
    included: [['One raft for the six of you', 'छ जनालाई एउटा र्‍याफ्ट'], riverGear],
    excluded: [['Lunch', 'दिउँसोको खाना']],
    ...people(6),
  },
  'Ten-visit card': {
    included: [
      ['Ten visits within six months', 'छ महिनाभित्र दस पटक'],
      ['Climbing shoes', 'चढ्ने जुत्ता'],
    ],
    excluded: [['Harness: Rs. 100 a visit', 'हार्नेस: पटकको रु. १००']],
    priceFor: { count: 10, unit: 'visits' },
  },
  'Two weekday cinema tickets + popcorn': {
    included: [
      ['Two seats, Sunday to Thursday, any film', 'आइतबारदेखि बिहीबारसम्म जुनसुकै फिल्मका दुई सिट'],
      ['A regular popcorn for each', 'एक-एक पपकर्न'],
    ],
    excluded: [['3D glasses and recliners', 'थ्रीडी चस्मा र रिक्लाइनर सिट']],
    ...people(2),
  },
};
