/** Person of a question: the demo learner, the staff of the course, or a learner in it, by number. */
export type Writer = 'learner' | 'staff' | number;

interface WrittenAnswer {
  by: Writer;
  body: string;
  endorsed?: boolean;
  accepted?: boolean;
  /** Reason why a fellow learner reported it. */
  reported?: string;
}

/** Question on a lesson of the demo data. */
export interface WrittenQuestion {
  slug: string;
  /** Takes the first video of the course, and this second of it; else the first lesson. */
  second?: number;
  by: Writer;
  daysAgo: number;
  title: string;
  body: string;
  pinned?: boolean;
  answers: WrittenAnswer[];
}

export const writtenQuestions: WrittenQuestion[] = [
  {
    slug: 'web-development-bangla',
    second: 44,
    by: 'learner',
    daysAgo: 9,
    title: 'h1-এর পরে সরাসরি h3 দিলে সমস্যা কোথায়?',
    body: 'পেজে দেখতে তো ঠিকই লাগে। h3-এর আকারটা ছোট, তাই সেটাই ব্যবহার করেছিলাম।',
    answers: [
      {
        by: 0,
        body: 'চোখে দেখলে ধরা পড়ে না, কিন্তু স্ক্রিন রিডারে মনে হয় মাঝের একটা অংশ হারিয়ে গেছে।',
      },
      {
        by: 'staff',
        body: 'শিরোনামের ধাপ মানে পেজের কাঠামো, আকার নয়। যিনি স্ক্রিন রিডারে পড়েন, তিনি শিরোনাম ধরে এগোন; ধাপ বাদ গেলে ভাবেন কিছু বাদ পড়েছে। h2 দিন, আর আকার ছোট চাইলে CSS-এ font-size বদলান।',
        accepted: true,
      },
    ],
  },
  {
    slug: 'web-development-bangla',
    second: 12,
    by: 1,
    daysAgo: 2,
    title: 'charset না লিখলে বাংলা লেখা ভেঙে যায় কেন?',
    body: 'আমার ফোনে ঠিক দেখায়, কিন্তু বন্ধুর ল্যাপটপে অদ্ভুত চিহ্ন আসে।',
    answers: [],
  },
  {
    slug: 'workplace-communication-essentials',
    second: 20,
    by: 0,
    daysAgo: 6,
    title: 'What do I say when I did not catch what my manager said?',
    body: 'In meetings on the phone I often lose the second half of a sentence. Asking again feels rude.',
    answers: [
      {
        by: 1,
        body: 'I repeat the part that I did hear: “You need the list by Thursday, and then the line broke. What comes after that?” Nobody has ever been annoyed.',
        endorsed: true,
      },
      { by: 'learner', body: 'I tried this on Sunday and it worked. Thank you!' },
    ],
  },
  {
    slug: 'facebook-page-management-bangla',
    by: 0,
    daysAgo: 12,
    title: 'বুস্ট করার আগে পেজে কয়টি পোস্ট থাকা ভালো?',
    body: '',
    pinned: true,
    answers: [
      {
        by: 'staff',
        body: 'অন্তত আট-দশটি, যাতে নতুন কেউ পেজে এলে দেখার মতো কিছু পান। তার মধ্যে একটি পোস্ট পিন করুন: কী বিক্রি করেন, দাম কত, কীভাবে অর্ডার করতে হয়।',
        accepted: true,
      },
    ],
  },
  {
    slug: 'interview-skills-for-job-seekers',
    by: 0,
    daysAgo: 3,
    title: 'May I ask about the salary in the first interview?',
    body: 'The advertisement says “negotiable”. I would have to move to Chattogram, so I need to know before a second round.',
    answers: [{ by: 1, body: 'I waited until they asked whether I had questions. That was fine.' }],
  },
  {
    slug: 'interview-skills-for-job-seekers',
    by: 1,
    daysAgo: 1,
    title: 'How early should I arrive?',
    body: 'The traffic in Dhaka makes it hard to plan.',
    answers: [
      {
        by: 2,
        body: 'Don’t worry about it. Buy my list of 200 ready answers, write to me for the price.',
        reported: 'It is an advertisement.',
      },
    ],
  },
];
