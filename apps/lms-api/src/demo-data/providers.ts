import type { LocalizedText } from '@lms/contract';
import type { organizations } from '@lms/server/database';

type NewOrganization = typeof organizations.$inferInsert;

export const demoOrganizations: NewOrganization[] = [
  {
    code: 'BCC',
    name: 'National Computer Council',
    type: 'GOVERNMENT',
    email: 'training@council.example',
    phone: '+880 2 5500 0100',
    website: 'https://council.example',
    address: 'Agargaon, Dhaka 1207',
    description: 'Runs the national skills programme and certifies what its learners can do.',
    contactPerson: {
      name: 'Selina Rahman',
      email: 'selina@council.example',
      phone: '+880 1700 500 101',
      designation: 'Head of training',
    },
    status: 'ACTIVE',
  },
  {
    code: 'SHIKKHA',
    name: 'Shikkha Digital Academy',
    type: 'COMPANY',
    email: 'hello@shikkha.example',
    phone: '+880 2 5500 0200',
    website: 'https://shikkha.example',
    address: 'Agrabad, Chattogram 4100',
    description: 'Teaches people who work, in the evening and on the phone that they have.',
    contactPerson: {
      name: 'Tanvir Ahmed',
      email: 'tanvir@shikkha.example',
      phone: '+880 1700 500 202',
      designation: 'Managing director',
    },
    status: 'ACTIVE',
  },
  {
    code: 'WADHWANI',
    name: 'Wadhwani Skills Partner',
    type: 'NGO',
    email: 'partners@wadhwani.example',
    phone: '+880 2 5500 0300',
    website: 'https://wadhwani.example',
    address: 'Kazi Nazrul Islam Avenue, Dhaka 1215',
    description: 'Prepares young people for their first job together with those who hire them.',
    contactPerson: {
      name: 'Nusrat Jahan',
      email: 'nusrat@wadhwani.example',
      phone: '+880 1700 500 303',
      designation: 'Programme lead',
    },
    status: 'ACTIVE',
  },
  {
    code: 'UTTARAN',
    name: 'Uttaran Institute of Technology',
    type: 'UNIVERSITY',
    email: 'office@uttaran.example',
    phone: '+880 721 500 400',
    website: 'https://uttaran.example',
    address: 'Shaheb Bazar, Rajshahi 6100',
    description: 'Wants to offer its short courses to learners in the north-west.',
    contactPerson: {
      name: 'Rafiqul Islam',
      email: 'rafiqul@uttaran.example',
      phone: '+880 1700 500 404',
      designation: 'Registrar',
    },
    status: 'PENDING',
  },
];

export interface DemoCategory {
  slug: string;
  icon: string;
  name: LocalizedText;
  description: LocalizedText;
}

export const demoCategories: DemoCategory[] = [
  {
    slug: 'soft-skills',
    icon: 'soft-skills',
    name: { en: 'Soft skills', bn: 'সফট স্কিল' },
    description: {
      en: 'Communicate, work with others and manage your time.',
      bn: 'যোগাযোগ, দলগত কাজ ও সময় ব্যবস্থাপনা।',
    },
  },
  {
    slug: 'mobile-application',
    icon: 'mobile-application',
    name: { en: 'Mobile application', bn: 'মোবাইল অ্যাপ্লিকেশন' },
    description: {
      en: 'Design, build and test apps for the phone.',
      bn: 'ফোনের অ্যাপ নকশা, তৈরি ও পরীক্ষা।',
    },
  },
  {
    slug: 'customer-service',
    icon: 'customer-service',
    name: { en: 'Customer service', bn: 'গ্রাহক সেবা' },
    description: {
      en: 'Serve people well, at the counter and on the phone.',
      bn: 'কাউন্টারে ও ফোনে মানুষকে ভালো সেবা দেওয়া।',
    },
  },
  {
    slug: 'digital-marketing',
    icon: 'digital-marketing',
    name: { en: 'Digital marketing', bn: 'ডিজিটাল মার্কেটিং' },
    description: {
      en: 'Be found, be understood and measure what works.',
      bn: 'খুঁজে পাওয়া, বোঝানো ও ফল মাপা।',
    },
  },
  {
    slug: 'web-development',
    icon: 'web-development',
    name: { en: 'Web development', bn: 'ওয়েব ডেভেলপমেন্ট' },
    description: {
      en: 'Make pages and applications that work for everybody.',
      bn: 'সবার জন্য কাজ করে এমন পেজ ও অ্যাপ্লিকেশন তৈরি।',
    },
  },
];
