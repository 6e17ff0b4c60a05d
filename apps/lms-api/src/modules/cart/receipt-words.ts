import type { CourseLanguage } from '@lms/contract';

/** What a receipt says beside its own data. */
const words = {
  en: {
    locale: 'en-GB',
    title: 'Receipt',
    number: 'Receipt number',
    order: 'Order',
    date: 'Date of payment',
    buyer: 'Received from',
    course: 'Course',
    price: 'Price (BDT)',
    discount: 'Discount',
    total: 'Total paid (BDT)',
    refunded: 'Refunded on',
  },
  bn: {
    locale: 'bn-BD',
    title: 'রসিদ',
    number: 'রসিদ নম্বর',
    order: 'অর্ডার',
    date: 'পরিশোধের তারিখ',
    buyer: 'যাঁর কাছ থেকে প্রাপ্ত',
    course: 'কোর্স',
    price: 'মূল্য (টাকা)',
    discount: 'ছাড়',
    total: 'মোট পরিশোধিত (টাকা)',
    refunded: 'টাকা ফেরতের তারিখ',
  },
} satisfies Record<CourseLanguage, object>;

/** The texts of a receipt, and how it writes money (poisha) and days (of Dhaka). */
export const receiptWords = (language: CourseLanguage) => {
  const { locale, ...texts } = words[language];
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dhaka' });
  return {
    ...texts,
    moneyOf: (poisha: number) => money.format(poisha / 100),
    dayOf: (instant: string) => day.format(new Date(instant)),
  };
};
