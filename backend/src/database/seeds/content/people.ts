/** Given names and family names; every pair sounds like somebody one may know. */
export const firstNames = [
  'Aarati', 'Bikash', 'Sujata', 'Ramesh', 'Anjali', 'Prakash', 'Sabina', 'Dipesh', 'Nirmala', 'Suman', 'Kabita', 'Rajesh', 'Pratima', 'Sandesh', 'Asmita',
  'Bishal', 'Rojina', 'Kiran', 'Sunita', 'Nabin', 'Manisha', 'Roshan', 'Sarita', 'Anup', 'Binita', 'Santosh', 'Puja', 'Deepak', 'Srijana', 'Milan',
  'Alisha', 'Gopal', 'Renuka', 'Sagar', 'Menuka', 'Yubaraj', 'Isha', 'Pemba', 'Dolma', 'Tenzing', 'Mingma', 'Reshma', 'Ujjwal', 'Barsha', 'Niraj',
  'Samjhana', 'Bimala', 'Rabin', 'Kusum', 'Hemanta',
];

export const lastNames = [
  'Shrestha', 'Rai', 'Thapa', 'Gurung', 'Tamang', 'Adhikari', 'Magar', 'Karki', 'Maharjan', 'Sherpa', 'Limbu', 'Poudel', 'Bhattarai', 'Chaudhary', 'Yadav',
  'Khadka', 'Basnet', 'Acharya', 'Joshi', 'Bajracharya', 'Ghimire', 'Pandey', 'Tharu', 'Sunuwar', 'Koirala', 'Dahal', 'Pun', 'Shakya', 'Mahato', 'Bista',
];

export const positions = ['Owner', 'Managing partner', 'General manager', 'Proprietor'];
