import type { Certificate, CourseLanguage } from '@lms/contract';

/** What a certificate says beside its own data, in the language of the course. */
const words = {
  en: {
    locale: 'en-GB',
    title: 'Certificate of Completion',
    certifies: 'This is to certify that',
    completed: 'has successfully completed the course',
    result: 'Final quiz result',
    issued: 'Date of issue',
    serial: 'Certificate number',
    verify: 'Genuine if this address confirms it:',
    lessonsDone: 'All lessons of the course were completed.',
    lessonsAndQuizDone: 'All lessons of the course were completed and its final quiz was passed.',
    code: 'QR code that leads to the verification of this certificate',
  },
  bn: {
    locale: 'bn-BD',
    title: 'কোর্স সমাপনী সনদপত্র',
    certifies: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে',
    completed: 'সফলভাবে নিচের কোর্সটি সম্পন্ন করেছেন',
    result: 'চূড়ান্ত কুইজের ফলাফল',
    issued: 'প্রদানের তারিখ',
    serial: 'সনদ নম্বর',
    verify: 'এই ঠিকানায় নিশ্চিত হলে সনদটি আসল:',
    lessonsDone: 'কোর্সের সব পাঠ সম্পন্ন হয়েছে।',
    lessonsAndQuizDone: 'কোর্সের সব পাঠ সম্পন্ন হয়েছে এবং চূড়ান্ত কুইজে উত্তীর্ণ হয়েছেন।',
    code: 'এই সনদ যাচাইয়ের কিউআর কোড',
  },
} satisfies Record<CourseLanguage, object>;

/** The texts of one certificate. The day is that of Dhaka. */
export const wordsFor = ({
  language,
  issuedAt,
  percent,
}: Pick<Certificate, 'language' | 'issuedAt' | 'percent'>) => {
  const { locale, ...texts } = words[language];
  return {
    ...texts,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dhaka' }).format(
      new Date(issuedAt),
    ),
    percent:
      percent === null
        ? null
        : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
            percent / 100,
          ),
  };
};
