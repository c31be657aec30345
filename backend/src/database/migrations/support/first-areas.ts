/** An area of a city: the city's slug, its own slug, its names and its center. */
export interface FirstArea {
  city: string;
  slug: string;
  name: string;
  nameNe: string;
  latitude: number;
  longitude: number;
}

const areasOf = (
  city: string,
  rows: readonly [slug: string, name: string, nameNe: string, latitude: number, longitude: number][],
): FirstArea[] =>
  rows.map(([slug, name, nameNe, latitude, longitude]) => ({
    city,
    slug,
    name,
    nameNe,
    latitude,
    longitude,
  }));

/** Initial areas of a site. Admins change them afterwards. */
export const FIRST_AREAS: readonly FirstArea[] = [
  ...areasOf('kathmandu', [
    ['thamel', 'Thamel', 'ठमेल', 27.7154, 85.3123],
    ['lazimpat', 'Lazimpat', 'लाजिम्पाट', 27.7222, 85.3206],
    ['naxal', 'Naxal', 'नक्साल', 27.7171, 85.3286],
    ['durbar-marg', 'Durbar Marg', 'दरबारमार्ग', 27.7118, 85.3174],
    ['sundhara', 'Sundhara', 'सुन्धारा', 27.7004, 85.3117],
    ['putalisadak', 'Putalisadak', 'पुतलीसडक', 27.7034, 85.3225],
    ['new-baneshwor', 'New Baneshwor', 'नयाँ बानेश्वर', 27.6886, 85.3352],
    ['baluwatar', 'Baluwatar', 'बालुवाटार', 27.7261, 85.3309],
    ['maharajgunj', 'Maharajgunj', 'महाराजगञ्ज', 27.7398, 85.3364],
    ['chabahil', 'Chabahil', 'चाबहिल', 27.7176, 85.3465],
    ['boudha', 'Boudha', 'बौद्ध', 27.7215, 85.3617],
    ['balaju', 'Balaju', 'बालाजु', 27.7344, 85.3023],
    ['kirtipur', 'Kirtipur', 'कीर्तिपुर', 27.6786, 85.2775],
  ]),
  ...areasOf('lalitpur', [
    ['jhamsikhel', 'Jhamsikhel', 'झम्सिखेल', 27.6779, 85.3096],
    ['kupondole', 'Kupondole', 'कुपन्डोल', 27.6885, 85.3158],
    ['pulchowk', 'Pulchowk', 'पुल्चोक', 27.6786, 85.3178],
    ['patan', 'Patan', 'पाटन', 27.6733, 85.3251],
    ['kumaripati', 'Kumaripati', 'कुमारीपाटी', 27.6708, 85.3196],
    ['jawalakhel', 'Jawalakhel', 'जावलाखेल', 27.6727, 85.3137],
    ['godawari', 'Godawari', 'गोदावरी', 27.5972, 85.3792],
  ]),
  ...areasOf('bhaktapur', [
    ['taumadhi', 'Taumadhi', 'टौमढी', 27.6715, 85.4294],
    ['suryabinayak', 'Suryabinayak', 'सूर्यविनायक', 27.6642, 85.4245],
  ]),
  ...areasOf('pokhara', [
    ['lakeside', 'Lakeside', 'लेकसाइड', 28.2097, 83.9569],
    ['damside', 'Damside', 'ड्यामसाइड', 28.1947, 83.9665],
    ['sarangkot', 'Sarangkot', 'सराङकोट', 28.2439, 83.9488],
    ['mahendrapul', 'Mahendrapul', 'महेन्द्रपुल', 28.2273, 83.9893],
    ['hemja', 'Hemja', 'हेमजा', 28.2642, 83.9361],
  ]),
  ...areasOf('chitwan', [
    ['sauraha', 'Sauraha', 'सौराहा', 27.5795, 84.4948],
    ['narayangadh', 'Narayangadh', 'नारायणगढ', 27.7002, 84.4249],
  ]),
  ...areasOf('biratnagar', [['traffic-chowk', 'Traffic Chowk', 'ट्राफिक चोक', 26.4546, 87.2788]]),
  ...areasOf('birgunj', [['adarsha-nagar', 'Adarsha Nagar', 'आदर्शनगर', 27.0131, 84.8776]]),
  ...areasOf('butwal', [['milanchowk', 'Milanchowk', 'मिलनचोक', 27.6953, 83.4653]]),
  ...areasOf('dharan', [['bhanu-chowk', 'Bhanu Chowk', 'भानुचोक', 26.8125, 87.2836]]),
  ...areasOf('janakpur', [['janaki-mandir', 'Janaki Mandir', 'जानकी मन्दिर', 26.7306, 85.9247]]),
  ...areasOf('nepalgunj', [['dhamboji', 'Dhamboji', 'धम्बोजी', 28.0585, 81.6178]]),
  ...areasOf('hetauda', [['buddha-chowk', 'Buddha Chowk', 'बुद्धचोक', 27.4277, 85.0327]]),
  ...areasOf('dhangadhi', [['campus-road', 'Campus Road', 'क्याम्पस रोड', 28.6953, 80.5936]]),
  ...areasOf('itahari', [['itahari-chowk', 'Itahari Chowk', 'इटहरी चोक', 26.6634, 87.2747]]),
  ...areasOf('lumbini', [['buddha-nagar', 'Buddha Nagar', 'बुद्धनगर', 27.4711, 83.2872]]),
  ...areasOf('bandipur', [['bandipur-bazar', 'Bandipur Bazar', 'बन्दीपुर बजार', 27.9374, 84.4065]]),
  ...areasOf('ilam', [['chowk-bazar', 'Chowk Bazar', 'चोक बजार', 26.9109, 87.9269]]),
  ...areasOf('tansen', [['shitalpati', 'Shitalpati', 'शीतलपाटी', 27.8686, 83.5459]]),
];
