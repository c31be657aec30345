import type { CategorySlug } from './categories.js';
import type { PlaceKey } from './places.js';

export interface BusinessIdea {
  name: string;
  /** Slug of its page; derived from the name if it is absent. */
  slug?: string | undefined;
  category: CategorySlug;
  places: readonly PlaceKey[];
  description: string;
  status: 'verified' | 'pending' | 'rejected' | 'suspended';
  statusReason: string | null;
  /** Registered this week, on the free plan and without staff. */
  isNew?: true;
  /** Without a branch; the place gives the address of the business. */
  hasNoBranch?: true;
}

const business = (
  name: string,
  category: CategorySlug,
  places: readonly PlaceKey[],
  description: string,
): BusinessIdea => ({
  name,
  category,
  places,
  description,
  status: 'verified',
  statusReason: null,
});

/** Slugs of pages to which external links exist. */
const OWN_SLUGS: Readonly<Record<string, string>> = { 'Kopila Garden Hotel': 'himalaya-hotel' };

/** Business of the demo's vendor and counter staff. */
export const DEMO_BUSINESS = 'Himchuli Momo House';

const verified: BusinessIdea[] = [
  business(
    DEMO_BUSINESS,
    'casual-dining',
    ['jhamsikhel', 'thamel', 'boudha'],
    'Momo folded by hand every morning: steamed, kothey, jhol and chilli, with a tomato-timur achar that regulars ask to take home.',
  ),
  business(
    'Phewa Danda Lodge',
    'hotels',
    ['lakeside'],
    'Fourteen quiet rooms above the lake, a garden with orange trees and breakfast on the terrace when Machhapuchhre is out.',
  ),
  business(
    'Shanta Spa & Wellness',
    'beauty',
    ['thamel', 'lakeside'],
    'Singing-bowl massage, herbal steam and ginger chiya afterwards. Therapists trained in Kathmandu, rooms without hurry.',
  ),
  business(
    'Bihani Roasters',
    'cafes',
    ['maharajgunj', 'jhamsikhel', 'naxal'],
    'Nepali beans from Nuwakot and Gulmi, roasted twice a week, and pastries that are gone by noon.',
  ),
  business(
    'Chil Udaan Paragliding',
    'adventure',
    ['lakeside', 'sarangkot'],
    'Tandem flights from Sarangkot with licensed pilots. Jeep up, thirty minutes in the air, landing by the lake.',
  ),
  business(
    'Tin Tale Taproom',
    'pubs-bars',
    ['thamel', 'jhamsikhel'],
    'Three floors, twelve taps of Nepali craft beer and a rooftop with live sets on Fridays.',
  ),
  business(
    'Palpali Karkhana',
    'retail',
    ['taumadhi', 'patan', 'tansen'],
    'Handwoven dhaka: topi, shawls, totes and cushion covers from a workshop of weavers in Palpa.',
  ),
  business(
    'Tarangini Cineplex',
    'entertainment',
    ['sundhara', 'butwal'],
    'Four screens, Nepali and Hindi premieres, popcorn with timur on request.',
  ),
  business(
    'Kali Gandaki Bhanchha',
    'premium-dining',
    ['naxal', 'lakeside'],
    'Thakali kitchen: brass thalis, ghee from Mustang, buckwheat dhindo and gundruk made in the house.',
  ),
  business(
    'Kopila Garden Hotel',
    'hotels',
    ['kupondole'],
    'A garden hotel on the hill between Kathmandu and Patan, with a pool, a bakery and rooms that look at the mountains.',
  ),
  business(
    'Kathmandu Spa',
    'beauty',
    ['durbarMarg', 'baneshwor'],
    'Facials, hair and full-day rituals in the middle of the city, seven days a week.',
  ),
  business(
    'Coffee Corner',
    'cafes',
    ['putalisadak', 'kumaripati', 'mahendrapul'],
    'A small coffee shop with big windows: espresso, masala chiya and sandwiches for students and office teams.',
  ),
  business(
    'Chiya Dabali',
    'cafes',
    ['patan'],
    'Chiya, sel roti and gossip on a brick terrace a few steps from Patan Durbar Square.',
  ),
  business(
    'Dhupi Kitchen',
    'casual-dining',
    ['boudha'],
    'Tibetan home cooking beside the stupa: thukpa, thenthuk, shabalep and butter tea.',
  ),
  business(
    'Sampada Walks',
    'attractions',
    ['boudha', 'taumadhi'],
    'Small-group walks through the old towns with guides who grew up there.',
  ),
  business(
    'Kamala Beauty Ghar',
    'beauty',
    ['baluwatar'],
    'Hot-stone therapy, mehendi and bridal care in a quiet house with a courtyard.',
  ),
  business(
    'Nagarjun Yoga Ghar',
    'fitness',
    ['nagarkot', 'lakeside'],
    'Sunrise yoga, silent weekends and simple vegetarian food with a view of the whole Langtang range.',
  ),
  business(
    'Rapti Tole Lodge',
    'hotels',
    ['sauraha'],
    'Mud-walled cottages by the Rapti river, canoe mornings and Tharu dance evenings.',
  ),
  business(
    'Bhote Koshi Trails',
    'adventure',
    ['thamel', 'dhulikhel'],
    'Day hikes, canyoning and suspension-bridge walks in Sindhupalchok, lunch included.',
  ),
  business(
    'Balaju Fitness Ghar',
    'fitness',
    ['balaju', 'chabahil'],
    'Weights, spinning and coaches who remember your name. Open from five in the morning.',
  ),
  business(
    'Asan Tarkari Bhansa',
    'casual-dining',
    ['sundhara'],
    'A vegetarian kitchen that cooks what Asan bazaar sold this morning.',
  ),
  business(
    'Yala Khaja Pasal',
    'casual-dining',
    ['patan', 'kirtipur'],
    'Newari khaja sets, bara hot from the tawa, aila for those who know.',
  ),
  business(
    'Purbeli Chulo',
    'casual-dining',
    ['dharan', 'itahari'],
    'Eastern hills on a plate: sukuti, kinema, tongba and pork with rayo saag.',
  ),
  business(
    'Mithila Rasoi',
    'dining',
    ['janakpur'],
    'Mithila home food under painted walls: tarua, fish curry, khaja and rose sherbet.',
  ),
  business(
    'Sauraha Machha Ghar',
    'casual-dining',
    ['sauraha', 'bharatpur'],
    'River fish, fried or in mustard gravy, twenty steps from the water.',
  ),
  business(
    'Terai Handi',
    'casual-dining',
    ['birgunj'],
    'Slow-cooked handi, taas and naan from a clay oven that never cools.',
  ),
  business(
    'Doko Chiya Ghar Ilam',
    'cafes',
    ['ilam'],
    'Single-garden orthodox teas, cheese toast and a balcony over the tea rows.',
  ),
  business(
    'Hatiya Book Cafe',
    'cafes',
    ['lakeside'],
    'Two thousand second-hand books, slow coffee and carrot cake.',
  ),
  business(
    'Sunkoshi Bakery',
    'cafes',
    ['dhulikhel', 'suryabinayak'],
    'Sourdough, cinnamon rolls and soup of the day on the way to the hills.',
  ),
  business(
    'Aakash Ganga',
    'premium-dining',
    ['durbarMarg'],
    'Modern Nepali tasting menus on the seventh floor, with the valley lights below.',
  ),
  business(
    'Kasthamandap Table',
    'premium-dining',
    ['patan'],
    'Twelve-course Newari bhoj in a restored courtyard house, by candlelight.',
  ),
  business(
    'Machhapuchhre Grill',
    'premium-dining',
    ['lakeside'],
    'Charcoal grill on the lake shore: trout, lamb and vegetables from Hemja.',
  ),
  business(
    'Jhyal Rooftop',
    'pubs-bars',
    ['thamel'],
    'Carved windows, low lamps, momo till midnight and the longest cocktail list in Thamel.',
  ),
  business(
    'Lakhe Lounge',
    'pubs-bars',
    ['durbarMarg'],
    'Cocktails with timur, tulsi and local raksi, and old Nepali songs after midnight.',
  ),
  business('Phewa Sunset Bar', 'pubs-bars', ['lakeside'], 'Sundowners with your feet almost in the lake.'),
  business(
    'Koshi Brewhouse',
    'pubs-bars',
    ['biratnagar'],
    'A brew pub with big tables, cricket on the wall and wings by the bucket.',
  ),
  business(
    'Danda Ghar Nagarkot',
    'hotels',
    ['nagarkot'],
    'Ten rooms facing east: the sun rises over the Himalaya and into your bed.',
  ),
  business(
    'Bandipur Aangan',
    'hotels',
    ['bandipur'],
    'An old trader house on the car-free bazaar street, run by the same family for four generations.',
  ),
  business(
    'Lumbini Shanti Niwas',
    'hotels',
    ['lumbini'],
    'A calm guest house near the sacred garden, with bicycles and vegetarian meals.',
  ),
  business(
    'Shreenagar Retreat',
    'hotels',
    ['tansen'],
    'Pine trees, fireplaces and a long view from Tansen to Dhaulagiri.',
  ),
  business(
    'Seti Goreto Rafting',
    'adventure',
    ['damside'],
    'Half-day and two-day rafting on the Seti and the Trishuli, with beach camps.',
  ),
  business(
    'Sauraha Safari Saathi',
    'adventure',
    ['sauraha'],
    'Jeep safaris, canoe and bird walks with naturalists from Tharu families.',
  ),
  business(
    'Hattiban Rock & Rope',
    'adventure',
    ['kirtipur', 'thamel'],
    'Climbing wall in town, real rock on Saturdays, ropes and shoes included.',
  ),
  business(
    'Tansen Sanskriti Ghar',
    'attractions',
    ['tansen'],
    'A small museum of metalwork and dhaka weaving with hands-on workshops.',
  ),
  business(
    'Tal Barahi Dunga',
    'attractions',
    ['lakeside'],
    'Painted boats, life jackets and sunset rounds on Phewa lake.',
  ),
  business(
    'Resham Salon',
    'beauty',
    ['jhamsikhel', 'kumaripati'],
    'Cuts, colour and head massage by people who listen first.',
  ),
  business(
    'Tulsi Ayurveda Ghar',
    'beauty',
    ['lakeside', 'baneshwor'],
    'Ayurvedic oil treatments with herbs from Jumla and Mustang.',
  ),
  business(
    'Lekhali Climbing Gym',
    'fitness',
    ['baneshwor'],
    'Boulders, auto-belays, a kids’ corner and good coffee.',
  ),
  business(
    'Machan Bowling & Arcade',
    'entertainment',
    ['chabahil'],
    'Eight lanes, air hockey, karaoke rooms and french fries.',
  ),
  business(
    'Baithak Comedy Club',
    'entertainment',
    ['jhamsikhel'],
    'Stand-up in Nepali and English, open mic on Wednesdays.',
  ),
  business(
    'Lokta Kagaj Pasal',
    'retail',
    ['thamel', 'lakeside'],
    'Notebooks, lamps and cards of handmade lokta paper.',
  ),
  business(
    'Chyangra Pashmina Ghar',
    'retail',
    ['thamel'],
    'Pashmina shawls from Mustang goats, woven and dyed in Kathmandu.',
  ),
];

const waiting: BusinessIdea[] = [
  business(
    'Karnali Mo:Mo Station',
    'casual-dining',
    ['nepalgunj'],
    'A young kitchen with big steamers, opening its second year in Dhamboji.',
  ),
  business(
    'Ghorepani Outdoor Store',
    'retail',
    ['mahendrapul'],
    'Boots, jackets and rental sleeping bags for treks around Annapurna.',
  ),
  business(
    'Makwanpur Swim Club',
    'fitness',
    ['hetauda'],
    'A 25-metre pool, morning lanes and swimming lessons for children.',
  ),
  business(
    'Seti Bhansa Ghar',
    'dining',
    ['dhangadhi'],
    'Far-western thali with bhat, gahat dal and local chutney.',
  ),
  business('Butwal Bag Cafe', 'cafes', ['butwal'], 'A garden cafe under mango trees by the Tinau river.'),
].map((idea) => ({ ...idea, status: 'pending' as const }));

const rejected: BusinessIdea[] = [
  {
    ...business(
      'Sasto Phone Bazar',
      'retail',
      ['putalisadak'],
      'Phones, covers and accessories at prices nobody else has.',
    ),
    status: 'rejected',
    statusReason:
      'The registration number does not belong to this business. Please send the one on your certificate.',
  },
  {
    ...business('Royal Night Palace', 'pubs-bars', ['baneshwor'], 'Dance bar and party hall with a buffet.'),
    status: 'rejected',
    statusReason: 'We need a copy of the licence for serving alcohol before we can list you.',
  },
];

const suspended: BusinessIdea[] = [
  {
    ...business(
      'Trishuli Beach Camp',
      'adventure',
      ['thamel'],
      'Tents on white sand by the Trishuli, bonfire and rafting next morning.',
    ),
    status: 'suspended',
    statusReason: 'Several guests were refused the offer at the counter. We are talking with the owner.',
  },
];

/** New businesses at a step of Get live that no other demo business is at. */
export const newcomers: readonly BusinessIdea[] = [
  {
    ...business(
      'Kirtipur Khaja Ghar',
      'dining',
      ['kirtipur'],
      'Newari khaja on brass plates: samay baji, bara and choila, in a courtyard below Bagh Bhairab.',
    ),
    status: 'pending',
    isNew: true,
    hasNoBranch: true,
  },
  {
    ...business(
      'Bhaktapur Mato Studio',
      'entertainment',
      ['suryabinayak'],
      'A potter’s wheel for everyone: an afternoon with clay, a kiln and a cup to take home.',
    ),
    isNew: true,
  },
  {
    ...business(
      'Ilam Chiya Pasal',
      'cafes',
      ['ilam'],
      'First-flush tea from the gardens behind the bazaar, brewed in glass pots.',
    ),
    isNew: true,
  },
];

export const businesses: readonly BusinessIdea[] = [...verified, ...waiting, ...rejected, ...suspended].map(
  (idea) => ({ ...idea, slug: OWN_SLUGS[idea.name] }),
);
