import type { Chance } from './chance';

/** A name in both scripts. */
type Name = readonly [latin: string, bengali: string];

const women: Name[] = [
  ['Ayesha', 'আয়েশা'],
  ['Farzana', 'ফারজানা'],
  ['Nusrat', 'নুসরাত'],
  ['Sadia', 'সাদিয়া'],
  ['Tahmina', 'তাহমিনা'],
  ['Sumaiya', 'সুমাইয়া'],
  ['Rumana', 'রুমানা'],
  ['Jannatul', 'জান্নাতুল'],
  ['Maliha', 'মালিহা'],
  ['Sharmin', 'শারমিন'],
  ['Priyanka', 'প্রিয়াঙ্কা'],
  ['Mitu', 'মিতু'],
  ['Shirin', 'শিরিন'],
  ['Lamia', 'লামিয়া'],
  ['Anika', 'আনিকা'],
  ['Bithi', 'বীথি'],
  ['Moushumi', 'মৌসুমী'],
  ['Dipa', 'দীপা'],
  ['Nasrin', 'নাসরিন'],
  ['Rokeya', 'রোকেয়া'],
];
const men: Name[] = [
  ['Rahim', 'রহিম'],
  ['Tanvir', 'তানভীর'],
  ['Arif', 'আরিফ'],
  ['Sakib', 'সাকিব'],
  ['Mehedi', 'মেহেদী'],
  ['Imran', 'ইমরান'],
  ['Jahid', 'জাহিদ'],
  ['Kamal', 'কামাল'],
  ['Shafiq', 'শফিক'],
  ['Nayeem', 'নাঈম'],
  ['Rakib', 'রাকিব'],
  ['Sourav', 'সৌরভ'],
  ['Partha', 'পার্থ'],
  ['Anik', 'অনিক'],
  ['Faisal', 'ফয়সাল'],
  ['Habib', 'হাবিব'],
  ['Mizan', 'মিজান'],
  ['Ripon', 'রিপন'],
  ['Shuvo', 'শুভ'],
  ['Zubair', 'জুবায়ের'],
];
const families: Name[] = [
  ['Rahman', 'রহমান'],
  ['Hossain', 'হোসেন'],
  ['Islam', 'ইসলাম'],
  ['Ahmed', 'আহমেদ'],
  ['Chowdhury', 'চৌধুরী'],
  ['Karim', 'করিম'],
  ['Uddin', 'উদ্দিন'],
  ['Das', 'দাস'],
  ['Sarkar', 'সরকার'],
  ['Miah', 'মিয়া'],
  ['Talukder', 'তালুকদার'],
  ['Mondal', 'মণ্ডল'],
  ['Barua', 'বড়ুয়া'],
  ['Haque', 'হক'],
  ['Sikder', 'সিকদার'],
  ['Roy', 'রায়'],
  ['Majumder', 'মজুমদার'],
  ['Khan', 'খান'],
  ['Bhuiyan', 'ভূঁইয়া'],
  ['Ghosh', 'ঘোষ'],
];
const familiesOfWomen: Name[] = [
  ['Akter', 'আক্তার'],
  ['Khatun', 'খাতুন'],
  ['Begum', 'বেগম'],
  ['Sultana', 'সুলতানা'],
  ['Jahan', 'জাহান'],
  ...families,
];
const occupations = [
  'Student',
  'Recent graduate',
  'Shop assistant',
  'Call centre agent',
  'Office assistant',
  'Garment quality inspector',
  'Freelancer',
  'Teacher',
  'Homemaker',
  'Junior developer',
];

/** Share of the learners who write their names, and read the site, in Bengali. */
const bengaliShare = 0.4;

export const makePerson = ({ pick, happens, whole, between }: Chance, number: number) => {
  const woman = happens(0.5);
  const given = pick(woman ? women : men);
  const family = pick(woman ? familiesOfWomen : families);
  const bengali = happens(bengaliShare);
  const script = bengali ? 1 : 0;
  return {
    name: `${given[script]} ${family[script]}`,
    username: `${given[0]}.${family[0]}.${number}@learner.example`.toLowerCase(),
    gender: woman ? ('FEMALE' as const) : ('MALE' as const),
    occupation: pick(occupations),
    phone: `+880 1${whole(3, 9)}${String(whole(0, 99_999_999)).padStart(8, '0')}`,
    preferredLanguage: bengali ? ('bn' as const) : ('en' as const),
    /** Ability of the learner in the Rasch model: 0 is the average, most lie between -2 and 2. */
    ability: between(-1, 1) + between(-1, 1) + between(-0.6, 0.6) + 0.9,
    /** Probability of going on to the next lesson. */
    persistence: between(0.68, 0.99),
  };
};
