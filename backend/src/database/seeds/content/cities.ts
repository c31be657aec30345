const city = (slug: string, name: string, name_ne: string, latitude: number, longitude: number) => ({ slug, name, name_ne, latitude, longitude });

export const cities = [
  city('kathmandu', 'Kathmandu', 'काठमाडौँ', 27.7172, 85.324),
  city('pokhara', 'Pokhara', 'पोखरा', 28.2096, 83.9856),
  city('chitwan', 'Chitwan', 'चितवन', 27.5291, 84.3542),
  city('nagarkot', 'Nagarkot', 'नगरकोट', 27.7152, 85.5205),
  city('lalitpur', 'Lalitpur', 'ललितपुर', 27.6644, 85.3188),
  city('bhaktapur', 'Bhaktapur', 'भक्तपुर', 27.671, 85.4298),
  city('biratnagar', 'Biratnagar', 'विराटनगर', 26.4525, 87.2718),
  city('birgunj', 'Birgunj', 'वीरगन्ज', 27.0104, 84.8821),
  city('butwal', 'Butwal', 'बुटवल', 27.7006, 83.4484),
  city('dharan', 'Dharan', 'धरान', 26.8065, 87.2846),
  city('janakpur', 'Janakpur', 'जनकपुर', 26.7288, 85.9263),
  city('nepalgunj', 'Nepalgunj', 'नेपालगन्ज', 28.05, 81.6167),
  city('hetauda', 'Hetauda', 'हेटौँडा', 27.4284, 85.0322),
  city('dhangadhi', 'Dhangadhi', 'धनगढी', 28.6852, 80.6216),
  city('itahari', 'Itahari', 'इटहरी', 26.6646, 87.2718),
  city('lumbini', 'Lumbini', 'लुम्बिनी', 27.4833, 83.2763),
  city('bandipur', 'Bandipur', 'बन्दीपुर', 27.9352, 84.4087),
  city('dhulikhel', 'Dhulikhel', 'धुलिखेल', 27.6221, 85.5428),
  city('ilam', 'Ilam', 'इलाम', 26.9094, 87.9282),
  city('tansen', 'Tansen', 'तानसेन', 27.8673, 83.5467),
];
