/**
 * Place of an adventure: its name in both languages, the coordinates, and the area by city and name if there
 * is one.
 */
export interface Venue {
  name: string;
  nameNe: string;
  latitude: number;
  longitude: number;
  area?: { city: string; name: string };
}

const venue = (name: string, nameNe: string, latitude: number, longitude: number): Venue => ({
  name,
  nameNe,
  latitude,
  longitude,
});

const sarangkot: Venue = {
  ...venue('Sarangkot take-off', 'सराङकोट उडानस्थल', 28.2436, 83.9486),
  area: { city: 'pokhara', name: 'Sarangkot' },
};
const seti = venue('Damauli bridge on the Seti', 'सेती नदी, दमौली पुल', 27.9664, 84.2768);
const trishuli = venue('Beach camp on the Trishuli, Kurintar', 'त्रिशूली किनार, कुरिनटार', 27.8525, 84.6245);
const bhoteKoshi = venue('Bhote Koshi, Khokundol', 'भोटेकोशी, खोकुन्डोल', 27.8742, 85.8873);
const kirtipur: Venue = {
  ...venue('Climbing hall, Kirtipur', 'आरोहण हल, कीर्तिपुर', 27.6782, 85.2788),
  area: { city: 'kathmandu', name: 'Kirtipur' },
};
const hattiban = venue('Rock of Hattiban', 'हात्तीवनको चट्टान', 27.6089, 85.2569);
const chitwan: Venue = {
  ...venue('Park gate, Sauraha', 'निकुञ्ज प्रवेशद्वार, सौराहा', 27.5758, 84.4972),
  area: { city: 'chitwan', name: 'Sauraha' },
};

/** Places of the adventures, by the titles of the offers. */
export const venues: Readonly<Record<string, Venue>> = {
  'Tandem paragliding from Sarangkot': sarangkot,
  'Paragliding photo and video pack': sarangkot,
  'Cross-country flight, one hour': sarangkot,
  'First-flight weekday morning': sarangkot,
  'Half-day rafting on the Seti': seti,
  'Two-day Trishuli with beach camp': trishuli,
  'Kayak lesson for beginners': venue('Begnas lake, boat landing', 'बेगनास ताल, डुङ्गा घाट', 28.1738, 84.0905),
  'Group of six on the river': seti,
  'Jeep safari, half a day': chitwan,
  'Full-day walk and canoe': chitwan,
  'Bird walk before breakfast': chitwan,
  'Tharu village by ox cart': venue('Tharu village, Bachhauli', 'थारू गाउँ, बछौली', 27.5866, 84.5116),
  'Climbing wall day pass': kirtipur,
  'Real rock on Saturday': hattiban,
  'Ten-visit card': kirtipur,
  'Children’s rope hour': kirtipur,
  'Suspension-bridge hike and lunch': bhoteKoshi,
  'Canyoning day for two': bhoteKoshi,
  'Namobuddha hill walk': venue('Namobuddha gate', 'नमोबुद्ध प्रवेशद्वार', 27.5705, 85.5843),
  'Overnight Tatopani trek': venue('Tatopani hot springs', 'तातोपानी कुण्ड', 27.9497, 85.9461),
  'Night in a riverside tent': trishuli,
  'Raft and camp weekend': trishuli,
  'Team day out': trishuli,
  'Beach volleyball and barbecue': trishuli,
};
